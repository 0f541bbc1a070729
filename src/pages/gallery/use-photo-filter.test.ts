import { expect, it } from 'vitest';
import { galleryFilters } from '../../content/gallery-categories.ts';
import { filterOfAddress } from './use-photo-filter.ts';

const ids = galleryFilters.map(({ id }) => id);

it.each(ids)('finds %s by the first category of an address', (id) => {
  expect(filterOfAddress(`?other=1&category=${id}&category=children`)).toBe(id);
});

it.each(['', '?category=', '?category=Children'])('shows all photos for %j', (search) => {
  expect(filterOfAddress(search)).toBe('all');
});
