import { describe, expect, test } from 'vitest';

import { inspectPicture, tooLarge } from './picture-problems.ts';
import * as pictures from './test-pictures.ts';

describe('a file is refused', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ['a text', 'notes.jpg', () => Buffer.from('no picture at all'), 'is not a picture'],
    ['an empty file', 'empty.jpg', () => Buffer.alloc(0), 'is not a picture'],
    ['HEIC', 'garden.heic', pictures.heic, 'Settings, Camera, Formats, Most Compatible'],
    ['an animated GIF', 'dance.gif', () => pictures.animation('gif'), 'is a GIF, or animated'],
    ['an animated WebP', 'dance.webp', () => pictures.animation('webp'), 'is animated'],
    ['an animated PNG', 'dance.png', pictures.animatedPng, 'is animated'],
    ['an AVIF sequence', 'dance.avif', pictures.avifSequence, 'is animated'],
    ['a small picture', 'small.jpg', () => pictures.jpeg(1198, 800), 'is 1198 px on its long side'],
    ['a wrong ending', 'photo.png', () => pictures.jpeg(), 'expected its name to end in .jpg'],
  ])('%s', async (_, name, make, expected) => {
    const { problems } = await inspectPicture(name, await make());
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  test.each([0.02, 0.5, 0.97])('a JPEG of which only %d has been copied', async (part) => {
    const whole = await pictures.jpeg();
    const bytes = whole.subarray(0, Math.floor(whole.length * part));
    const { problems } = await inspectPicture('cut.jpg', bytes);
    expect(problems).toEqual([expect.stringContaining('is cut off or damaged')]);
  });

  test('over 40 MB, without being read', () => {
    expect(tooLarge(40_000_000)).toBeNull();
    expect(tooLarge(40_100_000)).toBe('is 40.1 MB; expected at most 40.0 MB');
  });
});

describe('a picture is taken', () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    ['a JPEG', 'a.jpg', () => pictures.jpeg()],
    ['a JPEG full of metadata', 'a.jpeg', () => pictures.tellingJpeg()],
    ['a CMYK JPEG', 'a.jpg', pictures.cmykJpeg],
    ['a PNG of 16 bits', 'a.png', pictures.deepPng],
    ['a WebP', 'a.webp', pictures.tellingWebp],
    ['an AVIF', 'a.avif', () => pictures.tellingAvif()],
    ['an upright photo of 12 megapixels', 'a.jpg', () => pictures.jpeg(3000, 4000)],
  ])('%s', async (_, name, make) => {
    expect((await inspectPicture(name, await make())).problems).toEqual([]);
  });

  test('and measured as it is seen', async () => {
    const { size } = await inspectPicture('a.jpg', await pictures.turnedJpeg(6, 800, 1200));
    expect(size).toEqual({ width: 800, height: 1200 });
  });
});
