import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture, removeMetadata } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
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
    const { problems } = await inspectPicture(await make());
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  test.each([0.02, 0.97])('of which only %d has been copied', async (part) => {
    const whole = await pictures.jpeg();
    const { problems } = await inspectPicture(whole.subarray(0, Math.floor(whole.length * part)));
    expect(problems).toEqual([expect.stringContaining('is cut off')]);
  });
});

test.each<[string, () => Promise<Buffer>]>([
  ...pictures.segments.map((it): [string, () => Promise<Buffer>] => [
    `a JPEG with "${it[1]}"`,
    () => pictures.tellingJpeg(it),
  ]),
  ['a JPEG with a film', pictures.movingJpeg],
  ['a turned JPEG', pictures.turnedJpeg],
  ['a PNG of 16 bits', pictures.deepPng],
  ['a WebP', () => pictures.savedAs('webp')],
  ['an AVIF', () => pictures.savedAs('avif')],
])('%s is measured upright, taken, and stored as a picture alone', async (_, make) => {
  const bytes = await make();
  const { width, height, isPlain, problems } = await inspectPicture(bytes);
  const size = [pictures.WIDTH, pictures.HEIGHT];
  expect([[width, height], isPlain, problems]).toEqual([size, false, []]);
  const clean = await removeMetadata(bytes);
  expect((await inspectPicture(clean)).isPlain).toBe(true);
  expect(clean.includes('Wanjiru')).toBe(false);
  const { orientation, ...stored } = await sharp(clean).metadata();
  expect([[stored.width, stored.height], orientation]).toEqual([size, undefined]);
  expect(await pictures.quarterColors(clean)).toBe(pictures.inQuarters);
});

test('transparent pixels become white', async () => {
  const create = { width: 80, height: 40, channels: 4, background: '#0000' } as const;
  const clear = await sharp({ create }).png().toBuffer();
  const white = 'ffffff ffffff ffffff ffffff';
  expect(await pictures.quarterColors(await removeMetadata(clear))).toBe(white);
  expect(await pictures.quarterColors(await encodePicture(clear, 40, 'jpg'))).toBe(white);
});
