import { expect, test } from 'vitest';
import { photosToFetch } from './lightbox-preload.ts';

const photos = ['gate', 'yard', 'bed', 'garden', 'choir'];
test.each([
  // Only the shown photo until it has loaded, and those that have.
  [photos, 0, [], ['gate']],
  [photos, 2, ['gate', 'yard'], ['gate', 'yard', 'bed']],
  // Then its neighbours, round the ends.
  [photos, 0, ['gate'], ['gate', 'yard', 'choir']],
  [photos, 0, ['gate', 'yard'], ['gate', 'yard', 'choir']],
  [photos, 0, ['gate', 'yard', 'choir'], photos],
  [['gate'], 0, ['gate'], ['gate']],
])('of %j, at %d, with %j there: fetches %j', (all, index, loaded, fetched) => {
  expect(photosToFetch(all, index, new Set(loaded))).toEqual(fetched);
});
