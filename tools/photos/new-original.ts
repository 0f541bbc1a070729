import type { Metadata } from 'sharp';
import { encodeOriginal, openPicture } from './encode-picture.ts';

const LONG_SIDE_MIN_PX = 1200;
const SHORT_SIDE_MIN_PX = 600;

export type NewOriginal =
  | { original: Buffer; problem: null }
  /** What is wrong with the file and what was expected. */
  | { original: null; problem: string };

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const heicAdvice =
  'is an HEIC picture; expected a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

/** What photos/ keeps of a new picture: encoded anew, so that it does not say where it was taken. */
export async function newOriginal(bytes: Buffer): Promise<NewOriginal> {
  try {
    const problem = problemOf(await openPicture(bytes).metadata());
    if (problem !== null) return { original: null, problem };
    return { original: await encodeOriginal(bytes), problem: null };
  } catch {
    // The brands of HEIC after "ftyp". sharp reads only AVIF of this family.
    const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
    const damaged = `is cut off, damaged or no picture; expected ${accepted}, whole`;
    return { original: null, problem: isHeic ? heicAdvice : damaged };
  }
}

function problemOf({ format, autoOrient: { width, height } }: Metadata): string | null {
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return `is a picture of the kind ${format}; expected ${accepted}`;
  const isLargeEnough =
    Math.max(width, height) >= LONG_SIDE_MIN_PX && Math.min(width, height) >= SHORT_SIDE_MIN_PX;
  return isLargeEnough
    ? null
    : `is ${width} by ${height} px; expected at least ${LONG_SIDE_MIN_PX} on its long and ${SHORT_SIDE_MIN_PX} on its short side: the photo as the phone took it, not one sent by a messenger`;
}
