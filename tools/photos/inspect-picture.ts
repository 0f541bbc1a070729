import type { Metadata } from 'sharp';
import { openPicture } from './encode-picture.ts';

const LONG_SIDE_MIN_PX = 1200;
const SHORT_SIDE_MIN_PX = 600;

export type InspectedPicture = {
  /** In px, upright. 0 if the file can't be read. */
  width: number;
  height: number;
  /** Whether it is a JPEG without anything but the pixels, such as where it was taken. */
  isPlain: boolean;
  /** What is wrong and what was expected. */
  problems: string[];
};

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const heicAdvice =
  'is an HEIC picture; expected a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

/** Finds out whether a file can be used. Decodes the whole picture. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  const refused = { width: 0, height: 0, isPlain: false };
  let found: Metadata;
  try {
    found = await openPicture(bytes).metadata();
    // Only decoding to the end shows that nothing is missing.
    await openPicture(bytes).resize(16).raw().toBuffer();
  } catch {
    // The brands of HEIC after "ftyp". sharp reads only AVIF of this family.
    const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
    const damaged = `is cut off, damaged or no picture; expected ${accepted}, whole`;
    return { ...refused, problems: [isHeic ? heicAdvice : damaged] };
  }
  const { format, autoOrient } = found;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
    const problem = `is a picture of the kind ${format}; expected ${accepted}`;
    return { ...refused, problems: [problem] };
  }
  const { width, height } = autoOrient;
  const isLargeEnough =
    Math.max(width, height) >= LONG_SIDE_MIN_PX && Math.min(width, height) >= SHORT_SIDE_MIN_PX;
  const problems = isLargeEnough
    ? []
    : [
        `is ${width} by ${height} px; expected at least ${LONG_SIDE_MIN_PX} on its long and ${SHORT_SIDE_MIN_PX} on its short side: the photo as the phone took it, not one sent by a messenger`,
      ];
  return { width, height, isPlain: format === 'jpeg' && holdsPixelsOnly(bytes), problems };
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

/**
 * Whether a JPEG holds nothing but pixels and colour profile. Reads the bytes, because sharp does not report comments,
 * further pictures (such as a gain map) or data after the picture.
 */
function holdsPixelsOnly(bytes: Buffer): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== END_OF_IMAGE && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isOfApp = marker >= 0xe0 && marker <= 0xef;
    const isNeeded = /^(?:JFIF|ICC_PROFILE|Adobe)/.test(bytes.toString('latin1', at + 4, end));
    if (marker === COMMENT || (isOfApp && !isNeeded)) return false;
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
  }
  return bytes.subarray(at).equals(Buffer.from([0xff, END_OF_IMAGE]));
}

/** The index of the marker after a scan. Inside a scan, 0 or a restart marker follows each 0xff. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
