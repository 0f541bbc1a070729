import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wayToHelpFromAddress } from './way-to-help-address.ts';

const ids = ['sponsor', 'volunteer', 'donate', 'fundraise', 'partner', 'visit'] as const;

describe('wayToHelpFromAddress [fault 12] [fault 13]', () => {
  it.each(ids)('finds %s in the query and in the hash', (id) => {
    expect(wayToHelpFromAddress(`?tab=${id}`, '', ids)).toBe(id);
    expect(wayToHelpFromAddress('', `#${id}`, ids)).toBe(id);
  });

  it('decodes before it compares', () => {
    expect(wayToHelpFromAddress('?tab=%64onate', '', ids)).toBe('donate');
    expect(wayToHelpFromAddress('', '#%76isit', ids)).toBe('visit');
  });

  it('lets the query win over the hash, and of repeated ones the first', () => {
    expect(wayToHelpFromAddress('?tab=donate', '#visit', ids)).toBe('donate');
    expect(wayToHelpFromAddress('?tab=donate&tab=visit', '', ids)).toBe('donate');
    expect(wayToHelpFromAddress('?tab=bogus&tab=visit', '', ids)).toBeNull();
  });

  it('asks the hash when the query names nothing', () => {
    expect(wayToHelpFromAddress('?tab=bogus', '#visit', ids)).toBe('visit');
    expect(wayToHelpFromAddress('?other=1', '#visit', ids)).toBe('visit');
  });

  it.each([
    '',
    '?',
    '?tab',
    '?tab=',
    '?tab=DONATE',
    '?tab=donate%20',
    '?tab=__proto__',
    '?tab=constructor',
    '?tab=0',
    '?tab=%E0%A4%A',
    '?tab=<script>alert(1)</script>',
    '?TAB=donate',
  ])('names nothing in %j', (search) => {
    expect(wayToHelpFromAddress(search, '', ids)).toBeNull();
  });

  it.each(['#', '#bogus', '#VISIT', '##visit', '#%E0%A4%A', '#__proto__', '#main'])(
    'names nothing in %j',
    (hash) => {
      expect(wayToHelpFromAddress('', hash, ids)).toBeNull();
    },
  );

  it('never throws and never reflects', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (tab, hash) => {
        expect([...ids, null]).toContain(wayToHelpFromAddress(`?tab=${tab}`, `#${hash}`, ids));
      }),
    );
  });
});
