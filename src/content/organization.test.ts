import { describe, expect, it } from 'vitest';
import { organization } from './organization.ts';

describe('organization', () => {
  it('gives maps the address that visitors read', () => {
    expect(organization.address.words).toBe(organization.address.lines.join(', '));
  });

  it('ends no address of the web with a slash: paths are added to them', () => {
    expect(new URL(organization.siteUrl).origin).toBe(organization.siteUrl);
    expect(new URL(organization.mapOrigin).origin).toBe(organization.mapOrigin);
  });
});
