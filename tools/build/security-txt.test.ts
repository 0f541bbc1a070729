import { expect, test } from 'vitest';

import { securityTxt } from './security-txt.ts';

const contact = { siteUrl: 'https://home.ke', email: 'office@home.ke' };
const builtOn = new Date('2027-02-28T10:00:00Z');

test('names the contact and the canonical address of the file', () => {
  const lines = securityTxt(contact, builtOn).split('\n');
  expect(lines).toContain('Contact: mailto:office@home.ke');
  expect(lines).toContain('Canonical: https://home.ke/.well-known/security.txt');
});

test('expires within the year that RFC 9116 recommends', () => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(contact, builtOn)) ?? [];
  expect(expires).toBe('2028-02-23T10:00:00.000Z');
});
