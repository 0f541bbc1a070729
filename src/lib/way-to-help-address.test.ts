import { describe, expect, it } from 'vitest';
import { wayToHelpFromAddress } from './way-to-help-address.ts';

const ids = ['sponsor', 'donate', 'visit'] as const;

describe('the way to help that an address names', () => {
  it('is compared after decoding', () => {
    expect(wayToHelpFromAddress('?tab=%64onate', '', ids)).toBe('donate');
    expect(wayToHelpFromAddress('', '#%76isit', ids)).toBe('visit');
  });

  it('prefers the first ?tab= to the hash', () => {
    expect(wayToHelpFromAddress('?tab=donate', '#visit', ids)).toBe('donate');
    expect(wayToHelpFromAddress('?tab=donate&tab=visit', '', ids)).toBe('donate');
    expect(wayToHelpFromAddress('?tab=bogus&tab=visit', '', ids)).toBeNull();
  });

  it('is the one in the hash when the query names none', () => {
    expect(wayToHelpFromAddress('?tab=bogus', '#visit', ids)).toBe('visit');
    expect(wayToHelpFromAddress('?other=1', '#visit', ids)).toBe('visit');
  });

  it.each(['', '?tab', '?tab=DONATE', '?tab=__proto__', '?tab=%E0%A4%A', '?TAB=donate'])(
    'is none in the query %j',
    (search) => {
      expect(wayToHelpFromAddress(search, '', ids)).toBeNull();
    },
  );

  it.each(['#', '#VISIT', '#%E0%A4%A', '#main'])('is none in the hash %j', (hash) => {
    expect(wayToHelpFromAddress('', hash, ids)).toBeNull();
  });
});
