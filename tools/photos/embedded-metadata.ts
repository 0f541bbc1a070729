import sharp from 'sharp';

import { endOfJpeg } from './jpeg-end.ts';
import { pictureKind } from './picture-kind.ts';

/**
 * What a picture carries beside its pixels and their colours: EXIF holds where and when it was
 * taken, a child's whereabouts. Read from the file's own structure, because decoders pass over
 * comments and over what stands behind the picture (a phone's moving pictures).
 */
export async function embeddedMetadata(bytes: Buffer): Promise<string[]> {
  const found = new Set(segmentsOf(bytes));
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  if (exif) found.add('EXIF');
  if (xmp) found.add('XMP');
  if (iptc) found.add('IPTC');
  if (comments?.length) found.add('comment');
  return [...found].toSorted();
}

function segmentsOf(bytes: Buffer): string[] {
  const { format } = pictureKind(bytes);
  if (format === 'jpeg') return jpegSegments(bytes);
  if (format === 'png') return pngChunks(bytes);
  if (format === 'webp') return webpChunks(bytes);
  return [];
}

/** The colours' own segments are no metadata: JFIF, an ICC profile, Adobe's transform. */
function jpegSegments(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) break;
    const length = bytes.readUInt16BE(at + 2);
    const start = bytes.toString('latin1', at + 4, at + 16);
    if (marker === 0xfe) found.push('comment');
    else if (marker === 0xe1) found.push(start.startsWith('http') ? 'XMP' : 'EXIF');
    else if (marker === 0xed) found.push('IPTC');
    else if (marker > 0xe0 && marker < 0xf0 && marker !== 0xee && !start.startsWith('ICC_PROFILE'))
      found.push(`APP${marker - 0xe0}`);
    at += 2 + length;
  }
  const end = endOfJpeg(bytes, at);
  if (end !== null && end < bytes.length) found.push('data after the picture');
  return found;
}

const pngTexts = new Map([
  ['tEXt', 'comment'],
  ['zTXt', 'comment'],
  ['iTXt', 'comment'],
  ['tIME', 'time'],
  ['eXIf', 'EXIF'],
]);

function pngChunks(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const kind = pngTexts.get(type);
    if (kind) found.push(kind);
    if (type === 'IEND' && at + 12 < bytes.length) found.push('data after the picture');
    if (type === 'IEND') break;
  }
  return found;
}

const webpTexts = new Map([
  ['EXIF', 'EXIF'],
  ['XMP ', 'XMP'],
]);

function webpChunks(bytes: Buffer): string[] {
  const found: string[] = [];
  const end = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  for (let at = 12; at + 8 <= end;) {
    const kind = webpTexts.get(bytes.toString('latin1', at, at + 4));
    if (kind) found.push(kind);
    const length = bytes.readUInt32LE(at + 4);
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  if (end < bytes.length) found.push('data after the picture');
  return found;
}
