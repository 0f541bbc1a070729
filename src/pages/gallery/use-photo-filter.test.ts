import { expect, it } from 'vitest';
import { galleryFilters } from '../../content/gallery-categories.ts';
import { filterOfAddress } from './use-photo-filter.ts';

const ids = galleryFilters.map(({ id }) => id);

it.each(ids)('the filter %s is found by the first category of an address', (id) => {
  expect(filterOfAddress(`?other=1&category=${id}&category=children`)).toBe(id);
});

it.each(['', '?category=', '?category=Children'])('the address %j shows all photos', (search) => {
  expect(filterOfAddress(search)).toBe('all');
});
