import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterOfAddress } from './filter-of-address.ts';

const ids = ['all', 'children', 'daily-life'] as const;

it.each(ids)('finds %s', (id) => {
  expect(filterOfAddress(`?category=${id}`, ids)).toBe(id);
  expect(filterOfAddress(`?other=1&category=${id}&category=children`, ids)).toBe(id);
});

it.each(['', '?', '?category', '?category=', '?category=Children', '?category=children%20'])(
  'shows all photos for %j',
  (search) => {
    expect(filterOfAddress(search, ids)).toBe('all');
  },
);

it('never throws, and never returns what is not one of the filters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (category) => {
      expect(ids).toContain(filterOfAddress(`?category=${category}`, ids));
    }),
  );
});
