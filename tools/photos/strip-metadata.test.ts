import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { embeddedMetadata } from './embedded-metadata.ts';
import { withoutMetadata } from './strip-metadata.ts';
import * as pictures from './test-pictures.ts';

describe('what a picture carries beside its pixels', () => {
  test('is named, kind by kind [fault 51]', async () => {
    expect(await embeddedMetadata(await pictures.tellingJpeg(80, 40))).toEqual([
      'APP10',
      'EXIF',
      'IPTC',
      'XMP',
      'comment',
      'data after the picture',
    ]);
    expect(await embeddedMetadata(await pictures.tellingPng())).toEqual(['comment']);
    expect(await embeddedMetadata(await pictures.tellingWebp())).toEqual(['EXIF']);
    expect(await embeddedMetadata(await pictures.tellingAvif(80, 40))).toEqual(['EXIF']);
    expect(await embeddedMetadata(await pictures.jpeg(80, 40))).toEqual([]);
  });

  test.each([
    ['JPEG', () => pictures.tellingJpeg()],
    ['turned JPEG', () => pictures.turnedJpeg(8)],
    ['PNG', pictures.tellingPng],
    ['WebP', pictures.tellingWebp],
    ['AVIF', () => pictures.tellingAvif(80, 40)],
  ])('is taken out of a %s', async (_, make) => {
    const clean = await withoutMetadata(await make());
    expect(await embeddedMetadata(clean)).toEqual([]);
    expect(clean.includes('Wanjiru')).toBe(false);
    expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
  });
});

test('an upright JPEG keeps its pixels to the bit', async () => {
  const telling = await pictures.tellingJpeg();
  const clean = await withoutMetadata(telling);
  const [before, after] = await Promise.all(
    [telling, clean].map((bytes) => sharp(bytes).raw().toBuffer()),
  );
  expect(before && after?.equals(before)).toBe(true);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d is applied [fault 51]', async (orientation) => {
  const clean = await withoutMetadata(await pictures.turnedJpeg(orientation, 80, 40));
  const { width, height, orientation: left } = await sharp(clean).metadata();
  expect([width, height, left]).toEqual([80, 40, undefined]);
  expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
});
