import { expect, test } from 'vitest';
import { wayToHelpFromAddress } from './way-to-help-address.ts';

test.each([
  // Compared after decoding.
  ['?tab=%64onate', 'donate'],
  ['#%76isit', 'visit'],
  // What messengers add.
  ['#donate?fbclid=x', 'donate'],
  ['#visit&utm_source=x', 'visit'],
  // The first ?tab= before the hash.
  ['?tab=donate#visit', 'donate'],
  ['?tab=donate&tab=visit', 'donate'],
  ['?tab=bogus&tab=visit', null],
  ['?tab=bogus#visit', 'visit'],
  ['', null],
  ['?tab', null],
  ['?tab=DONATE', null],
  ['?tab=__proto__', null],
  ['?tab=%E0%A4%A', null],
  ['?TAB=donate', null],
  ['#VISIT', null],
  ['#%E0%A4%A', null],
  ['#main', null],
])('the way to help in %j is %j', (address, way) => {
  const { search, hash } = new URL(address, 'https://home.example');
  expect(wayToHelpFromAddress(search, hash, ['sponsor', 'donate', 'visit'])).toBe(way);
});
