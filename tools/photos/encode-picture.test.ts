import sharp from 'sharp';
import { expect, test } from 'vitest';

import { encodeFile, encodeOriginal, mainColor } from './encode-picture.ts';
import * as pictures from './test-pictures.ts';

test('of a picture with a video behind it nothing is kept but the pixels', async () => {
  const telling = await pictures.tellingJpeg(80, 40);
  expect(telling.includes('Wanjiru')).toBe(true);
  const clean = await encodeOriginal(telling);
  expect(clean.includes('Wanjiru')).toBe(false);
  expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
});

// As it is, turned, and turned and mirrored.
test.each([1, 6, 7])('orientation %d is applied', async (orientation) => {
  const clean = await encodeOriginal(await pictures.turnedJpeg(orientation, 80, 40));
  const { width, height, orientation: left } = await sharp(clean).metadata();
  expect([width, height, left]).toEqual([80, 40, undefined]);
  expect(await pictures.quarterColors(clean)).toBe('red lime blue white');
});

test.each(['avif', 'jpg'] as const)('a CMYK picture becomes sRGB as %s', async (format) => {
  const file = await encodeFile(await pictures.cmykJpeg(80, 40), 40, format);
  const { width, space, icc } = await sharp(file).metadata();
  expect([width, space, icc]).toEqual([40, 'srgb', undefined]);
});

test('the colour of a picture is the one that fills most of it', async () => {
  const mostlyRed = pictures.quarters(80, 40).extend({ left: 80, background: '#f00' });
  expect(await mainColor(await mostlyRed.png().toBuffer())).toMatch(/^#f[0-9a-f]0[0-9a-f]0/);
});
