import { describe, expect, it } from 'vitest';
import { telHref } from './phone.ts';

describe('telHref', () => {
  it('keeps the plus and the digits alone', () => {
    expect(telHref('+254 000 000 001')).toBe('tel:+254000000001');
    expect(telHref(' +254 (0) 700-000.001 ')).toBe('tel:+2540700000001');
    expect(telHref('0700 000 001')).toBe('tel:0700000001');
  });

  it('refuses a number without digits', () => {
    expect(() => telHref('call us')).toThrow('call us');
    expect(() => telHref('')).toThrow('No digits');
  });
});
