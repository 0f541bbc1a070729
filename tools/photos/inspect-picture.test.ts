import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { encodePicture } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { removeMetadata } from './remove-metadata.ts';
import * as pictures from './test-pictures.ts';

describe('a file is refused', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is a text', () => Buffer.from('no picture at all'), 'damaged or no picture'],
    ['that is empty', () => Buffer.alloc(0), 'damaged or no picture'],
    ['of HEIC', pictures.heic, 'Settings, Camera, Formats, Most Compatible'],
    [
      'of GIF',
      () => pictures.animation('gif'),
      'is a picture of the kind gif; expected a photograph as JPEG, PNG, WebP or AVIF',
    ],
    ['that is animated', () => pictures.animation('webp'), 'is animated'],
    ['that is an animated AVIF', () => pictures.avifOfTwo('avis'), 'is animated'],
    ['of 280 megapixels', () => pictures.huge(), 'is 280 megapixels; expected at most 268'],
    ['of a short long side', () => pictures.jpeg(600, 1198), 'is 600 by 1198 px; expected'],
    ['of a short short side', () => pictures.jpeg(1600, 598), 'at least 1200 on its long and 600'],
    ['that is a line', () => pictures.jpeg(1600, 2), 'is 1600 by 2 px'],
    ['over 40 MB', () => Buffer.alloc(40_100_000), 'is 40.1 MB; expected at most 40.0 MB'],
  ])('%s', async (_, make, expected) => {
    const { problems } = await inspectPicture(await make());
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  test.each([0.02, 0.97])('of which only %d has been copied', async (part) => {
    const whole = await pictures.jpeg();
    const { problems } = await inspectPicture(whole.subarray(0, Math.floor(whole.length * part)));
    expect(problems).toEqual([expect.stringContaining('is cut off')]);
  });
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a JPEG', pictures.jpeg],
  ['a JPEG with stray bytes between its markers', () => pictures.strayJpeg()],
  ['a PNG of 16 bits', pictures.deepPng],
])('%s is taken, and encoded', async (_, make) => {
  const bytes = await make();
  expect((await inspectPicture(bytes)).problems).toEqual([]);
  const clean = await removeMetadata(bytes);
  expect((await inspectPicture(clean)).metadata).toEqual([]);
});

// sharp cannot write such a file. The one at hand is too small for a photo, which is its only problem.
test('a still AVIF of two pictures is not taken for an animation', async () => {
  const { problems } = await inspectPicture(pictures.avifOfTwo('avif'));
  expect(problems).toEqual([expect.stringContaining('is 1200 by 16 px')]);
});

test('transparent pixels become white', async () => {
  const clear = await sharp({
    create: { width: 80, height: 40, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  const white = 'white white white white';
  expect(await pictures.quarterColors(await removeMetadata(clear))).toBe(white);
  expect(await pictures.quarterColors(await encodePicture(clear, 40, 'jpg'))).toBe(white);
});

test('measures a picture after turning it upright', async () => {
  const { width, height } = await inspectPicture(await pictures.turnedJpeg(6));
  expect([width, height]).toEqual([pictures.WIDTH, pictures.HEIGHT]);
});

test('lists all metadata of a file, and removes it', async () => {
  const telling = await pictures.tellingJpeg();
  expect((await inspectPicture(telling)).metadata.toSorted()).toEqual([
    'EXIF',
    'IPTC',
    'XMP',
    'a comment',
    'an APP10 segment',
    'data behind the picture',
    'further pictures (MPF)',
  ]);
  expect((await inspectPicture(await pictures.strayJpeg())).metadata).toEqual(['stray bytes']);
  expect((await inspectPicture(await pictures.deepPng())).metadata).toEqual([
    'data of the PNG format',
  ]);
  const clean = await removeMetadata(telling);
  expect((await inspectPicture(clean)).metadata).toEqual([]);
  expect(clean.includes('Wanjiru')).toBe(false);
  expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
});

// 1 is not turned, 6 is turned, 7 is turned and mirrored.
test.each([1, 6, 7])('orientation %d is applied', async (orientation) => {
  const clean = await removeMetadata(await pictures.turnedJpeg(orientation, 80, 40));
  const { width, height, orientation: left } = await sharp(clean).metadata();
  expect([width, height, left]).toEqual([80, 40, undefined]);
  expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
});

test.each(['avif', 'jpg'] as const)('a CMYK picture becomes sRGB as %s', async (format) => {
  const file = await encodePicture(await pictures.cmykJpeg(80, 40), 40, format);
  const { width, space, icc } = await sharp(file).metadata();
  expect([width, space, icc]).toEqual([40, 'srgb', undefined]);
});
