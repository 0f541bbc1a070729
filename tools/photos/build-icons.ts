import { writeFile } from 'node:fs/promises';
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

/** What old browsers and feed readers ask for unbidden: an ICO file around one PNG of 32 px. */
const small = await sharp(join('public', 'icon.svg'), { density: 300 })
  .resize(32)
  .png({ compressionLevel: 9 })
  .toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2); // an icon
head.writeUInt16LE(1, 4); // one picture
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10); // colour planes
head.writeUInt16LE(32, 12); // bits a pixel
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18); // where the PNG begins
await writeFile(join('public', 'favicon.ico'), Buffer.concat([head, small]));
console.log(`wrote ${join('public', 'favicon.ico')}`);
