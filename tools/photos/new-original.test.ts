import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { newOriginal } from './new-original.ts';
import * as pictures from '../../tests/test-pictures.ts';

describe('a file is refused', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is a text', () => Buffer.from('no picture at all'), 'damaged or no picture'],
    ['that is empty', () => Buffer.alloc(0), 'damaged or no picture'],
    ['of HEIC', pictures.heic, 'Settings, Camera, Formats, Most Compatible'],
    ['of GIF', pictures.gif, 'is a picture of the kind gif; expected a photograph as JPEG, PNG'],
    ['of a short long side', () => pictures.jpeg(600, 1198), 'is 600 by 1198 px; expected'],
    ['of a short short side', () => pictures.jpeg(1600, 598), 'at least 1200 on its long and 600'],
  ])('%s', async (_, make, expected) => {
    const { original, problem } = await newOriginal(await make());
    expect(original).toBeNull();
    expect(problem).toContain(expected);
  });

  test.each([0.02, 0.97])('of which only %d has been copied', async (part) => {
    const whole = await pictures.jpeg();
    const { problem } = await newOriginal(whole.subarray(0, Math.floor(whole.length * part)));
    expect(problem).toContain('is cut off');
  });
});

test.each<[string, () => Promise<Buffer>]>([
  ...pictures.segments.map((it): [string, () => Promise<Buffer>] => [
    `a JPEG with "${it[1]}"`,
    () => pictures.tellingJpeg(it),
  ]),
  ['a JPEG with its place', pictures.placedJpeg],
  ['a JPEG with a film', pictures.movingJpeg],
  ['a turned JPEG', pictures.turnedJpeg],
  ['a PNG of 16 bits', pictures.deepPng],
  ['a WebP', () => pictures.savedAs('webp')],
  ['an AVIF', () => pictures.savedAs('avif')],
])('%s is taken as an upright JPEG of the picture alone', async (_, make) => {
  const { original } = await newOriginal(await make());
  const taken = original ?? Buffer.alloc(0);
  expect(taken.includes('Wanjiru')).toBe(false);
  const { format, width, height, orientation, exif, xmp, iptc } = await sharp(taken).metadata();
  expect([format, width, height, orientation]).toEqual(['jpeg', 600, 1200, undefined]);
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(await pictures.quarterColors(taken)).toBe(pictures.inQuarters);
});

test('a picture comes out without the place that its camera wrote', async () => {
  const photographed = await pictures.placedJpeg();
  // EXIF names the part with the place 0x8825.
  const { exif } = await sharp(photographed).metadata();
  expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  const { original } = await newOriginal(photographed);
  expect(original?.includes('Exif')).toBe(false);
  expect((await sharp(original ?? '').metadata()).exif).toBeUndefined();
});

test('transparent pixels become white', async () => {
  const create = { width: 1200, height: 600, channels: 4, background: '#0000' } as const;
  const clear = await sharp({ create }).png().toBuffer();
  const white = 'ffffff ffffff ffffff ffffff';
  const { original } = await newOriginal(clear);
  expect(await pictures.quarterColors(original ?? Buffer.alloc(0))).toBe(white);
  expect(await pictures.quarterColors(await encodePicture(clear, 40, 'jpg'))).toBe(white);
});
