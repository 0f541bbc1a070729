import sharp from 'sharp';

import { endOfJpeg } from './jpeg-end.ts';
import { pictureKind } from './picture-kind.ts';

/**
 * A picture without its metadata. An upright JPEG keeps its pixels to the bit: its segments are
 * left out and nothing is encoded anew. Any other is turned upright and encoded at a quality that
 * leaves room for the pictures made of it.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const { format } = pictureKind(bytes);
  const { orientation = 1 } = await sharp(bytes).metadata();
  if (format === 'jpeg' && orientation === 1) return withoutSegments(bytes);
  const upright = sharp(bytes).autoOrient().toColourspace('srgb');
  if (format === 'png') return await upright.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'webp') return await upright.webp({ quality: 95 }).toBuffer();
  if (format === 'avif') return await upright.avif({ quality: 80, effort: 2 }).toBuffer();
  return await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Keeps the segments that decide on the pixels and their colours, up to the picture's end. */
function withoutSegments(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    const isColor = bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
    const isApplication = marker >= 0xe1 && marker <= 0xef && marker !== 0xee;
    if (marker !== 0xfe && (!isApplication || isColor)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  parts.push(bytes.subarray(at, endOfJpeg(bytes, at) ?? bytes.length));
  return Buffer.concat(parts);
}
