import { describe, expect, it } from 'vitest';
import { directionsAddress, embeddedMapAddress } from './map-address.ts';

describe('map addresses', () => {
  it('ask for the place by its words', () => {
    expect(embeddedMapAddress('https://maps.test', 'Off Road, Ruai & more')).toBe(
      'https://maps.test/maps?q=Off%20Road%2C%20Ruai%20%26%20more&output=embed',
    );
    expect(directionsAddress('https://maps.test', 'Off Road')).toBe(
      'https://maps.test/maps/dir/?api=1&destination=Off%20Road',
    );
  });
});
