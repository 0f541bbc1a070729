import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { distDir } from '../site/built-site.ts';

const pictures = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i.test(file));

// Of these somebody has said who is in them, and whether they agreed: photos/README.md.
test('no picture is published but those of photos/, the cards made of them and the icon', () => {
  const others = pictures.filter((file) => !/^(?:gallery|cards)\//.test(file));
  expect(others, 'take the others away, and type: npm run photos add').toEqual([
    'apple-touch-icon.png',
  ]);
});

test('no picture says where or when it was taken', async () => {
  const saying: string[] = [];
  for (const file of pictures) {
    const { exif, iptc, xmp } = await sharp(distDir + file).metadata();
    if (exif || iptc || xmp) saying.push(file);
  }
  expect(saying, 'make them anew: take them away, and type: npm run photos').toEqual([]);
});
