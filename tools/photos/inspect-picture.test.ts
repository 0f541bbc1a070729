import { describe, expect, test } from 'vitest';

import { inspectPicture } from './inspect-picture.ts';
import * as pictures from './test-pictures.ts';

describe('a file is refused', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is a text', () => Buffer.from('no picture at all'), 'damaged or no picture'],
    ['that is empty', () => Buffer.alloc(0), 'damaged or no picture'],
    ['of HEIC', pictures.heic, 'Settings, Camera, Formats, Most Compatible'],
    ['of GIF', () => pictures.animation('gif'), 'is a picture of the kind gif'],
    ['that is animated', () => pictures.animation('webp'), 'is animated'],
    ['that is small', () => pictures.jpeg(200, 1198), 'is 1198 px on its long side'],
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

test.each<[string, () => Promise<Buffer>]>([
  ['a JPEG', pictures.jpeg],
  ['a CMYK JPEG', pictures.cmykJpeg],
  ['a PNG of 16 bits', pictures.deepPng],
])('%s is taken', async (_, make) => {
  expect((await inspectPicture(await make())).problems).toEqual([]);
});

test('a picture is measured as it is seen', async () => {
  const { width, height } = await inspectPicture(await pictures.turnedJpeg(6));
  expect([width, height]).toEqual([pictures.WIDTH, pictures.HEIGHT]);
});

test('what a picture carries beside its pixels is named', async () => {
  const telling = await inspectPicture(await pictures.tellingJpeg());
  expect(telling.metadata).toEqual(['EXIF', 'XMP', 'IPTC']);
  const clean = await inspectPicture(await pictures.jpeg());
  expect(clean.metadata).toEqual([]);
});
