import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, groundOf } from './encode-picture.ts';

test.each([
  { width: 900, format: 'avif', least: 80, most: 95 },
  { width: 728, format: 'jpg', least: 80, most: 95 },
  { width: 1180, format: 'avif', least: 110, most: 150 },
  { width: 1600, format: 'jpg', least: 110, most: 150 },
] as const)('at $width px an edge of 80 is $least or more in $format', async (file) => {
  const edge = await sharp(Buffer.from([90, 170]), { raw: { width: 2, height: 1, channels: 1 } })
    .resize(1600, 100, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  const { channels } = await sharp(await encodePicture(edge, file.width, file.format)).stats();
  const contrast = (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  expect(contrast).toBeGreaterThanOrEqual(file.least);
  expect(contrast).toBeLessThanOrEqual(file.most);
});

test('the ground of a picture is the mean of its lowest 2 %', async () => {
  const grass = { r: 20, g: 120, b: 30 };
  const picture = sharp({ create: { width: 100, height: 98, channels: 3, background: 'white' } })
    .extend({ bottom: 2, background: grass })
    .composite([{ input: await earth(), left: 50, top: 98 }]);
  expect(await groundOf(await picture.png().toBuffer(), 100, 100)).toBe('#6e643c');
});

/** Covers the right half of the foot. */
async function earth(): Promise<Buffer> {
  const background = { r: 200, g: 80, b: 90 };
  return await sharp({ create: { width: 50, height: 2, channels: 3, background } })
    .png()
    .toBuffer();
}
