import { join } from 'node:path';
import sharp from 'sharp';

const paper = '#fffaf2';
const size = 180;
// Home screens round the corners off: the mark keeps clear of them.
const padding = 26;

/** public/icon.svg → the picture that phones put on a home screen. */
const mark = await sharp(join('public', 'icon.svg'), { density: 600 })
  .resize(size - 2 * padding)
  .png()
  .toBuffer();
const target = join('public', 'apple-touch-icon.png');
await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
  .composite([{ input: mark }])
  .png({ palette: true, compressionLevel: 9 })
  .toFile(target);
console.log(`wrote ${target}`);
