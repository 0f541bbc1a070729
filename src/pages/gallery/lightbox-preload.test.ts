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
])(
  'of the photos %j, at number %d and with %j loaded, the viewer fetches %j',
  (all, index, loaded, fetched) => {
    expect(photosToFetch(all, index, new Set(loaded))).toEqual(fetched);
  },
);

const many = Array.from({ length: 321 }, (_, at) => `picture-${at + 1}`);

test.each([
  ['the first', 0, [...many.slice(0, 11), ...many.slice(311)]],
  ['one in the middle', 160, many.slice(150, 171)],
  ['the last', 320, [...many.slice(0, 10), ...many.slice(310)]],
])('of 321 photos the viewer fetches ten on each side of %s', (_, index, fetched) => {
  expect(photosToFetch(many, index, new Set(many))).toEqual(fetched);
});

test('all of 21 photos are fetched', () => {
  const few = many.slice(0, 21);
  expect(photosToFetch(few, 3, new Set(few.slice(2, 5)))).toEqual(few);
});
