import { expect, it } from 'vitest';
import { photosToFetch } from './lightbox-preload.ts';

const photos = ['gate', 'yard', 'bed', 'garden', 'choir'];
const settled = (...slugs: string[]) => new Set(slugs);

it('fetches only the shown photo until it has loaded', () => {
  expect(photosToFetch(photos, 0, settled())).toEqual(['gate']);
});

it('then fetches its neighbours, round the ends', () => {
  expect(photosToFetch(photos, 0, settled('gate'))).toEqual(['gate', 'yard', 'choir']);
  expect(photosToFetch(photos, 0, settled('gate', 'yard'))).toEqual(['gate', 'yard', 'choir']);
});

it('then fetches the rest', () => {
  expect(photosToFetch(photos, 0, settled('gate', 'yard', 'choir'))).toEqual(photos);
});

it('keeps loaded photos when the visitor turns to one that is not loaded', () => {
  expect(photosToFetch(photos, 2, settled('gate', 'yard'))).toEqual(['gate', 'yard', 'bed']);
});

it('needs no neighbours where there are none', () => {
  expect(photosToFetch(['gate'], 0, settled('gate'))).toEqual(['gate']);
});
