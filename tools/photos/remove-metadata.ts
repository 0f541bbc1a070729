import type { JpegOptions } from 'sharp';

import { pixelsOf } from './encode-picture.ts';

/** High enough that the files made of it lose nothing visible. */
const original: JpegOptions = { quality: 95, chromaSubsampling: '4:4:4' };

/** A JPEG for photos/ that contains only the pixels. */
export async function removeMetadata(picture: Buffer): Promise<Buffer> {
  return await pixelsOf(picture).jpeg(original).toBuffer();
}

/**
 * What a JPEG holds beside pixels and colour profile, such as EXIF. Reads the bytes, because sharp does not report
 * comments, further pictures (such as a gain map) or data after the picture.
 */
export function metadataIn(bytes: Buffer): string[] {
  const found = new Set<string>();
  let at = 2;
  while (at + 4 <= bytes.length) {
    const isMarker = bytes[at] === 0xff && bytes[at + 1] !== 0;
    const marker = bytes[at + 1] ?? 0;
    if (!isMarker) {
      found.add('stray bytes');
      at += 1;
      continue;
    }
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      found.add('data behind the picture');
      break;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const name = nameOf(marker, bytes.toString('latin1', at + 4, Math.min(end, at + 40)));
    if (name) found.add(name);
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
  }
  return [...found];
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Null if the picture needs the segment. */
function nameOf(marker: number, start: string): string | null {
  if (marker === 0xfe) return 'a comment';
  const isApplications = marker >= 0xe0 && marker <= 0xef;
  if (!isApplications || /^(?:JFIF|ICC_PROFILE|Adobe)/.test(start)) return null;
  if (start.startsWith('Exif')) return 'EXIF';
  if (start.startsWith('http://ns.adobe.com/')) return 'XMP';
  if (start.startsWith('Photoshop')) return 'IPTC';
  if (start.startsWith('MPF')) return 'further pictures (MPF)';
  return `an APP${marker - 0xe0} segment`;
}

/** The marker after a scan. Inside a scan, 0 or a restart marker follows each 0xff. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
