import { extname } from 'node:path';
import sharp from 'sharp';

import { pictureKind } from './picture-kind.ts';

export const LONG_SIDE_MIN_PX = 1200;
const FILE_MAX_BYTES = 40_000_000;

export type InspectedPicture = {
  /** As it is seen, after its orientation has been applied; null where it can't be read. */
  size: { width: number; height: number } | null;
  /** What is wrong with it, each with what was expected. */
  problems: string[];
};

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const toJpeg =
  'a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

const extensions = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};

/** What is wrong with a file that need not be read to know it. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= FILE_MAX_BYTES) return null;
  return `is ${megabytes(bytes)}; expected at most ${megabytes(FILE_MAX_BYTES)}`;
}

/** Whether a file is a picture that the site can use, decoded to its last pixel. */
export async function inspectPicture(name: string, bytes: Buffer): Promise<InspectedPicture> {
  const kind = pictureKind(bytes);
  if (kind.format === 'unknown') return refused(`is not a picture; expected ${accepted}`);
  if (kind.format === 'heic') return refused(`is an HEIC picture; expected ${toJpeg}`);
  if (kind.format === 'gif') return refused(`is a GIF, or animated; expected ${accepted}`);
  if (kind.animated) return refused(`is animated; expected ${accepted}, standing still`);
  const size = await decodedSize(bytes);
  if (!size) return refused('is cut off or damaged; expected a whole picture: copy it once more');

  const problems: string[] = [];
  const longSide = Math.max(size.width, size.height);
  if (longSide < LONG_SIDE_MIN_PX) {
    problems.push(
      `is ${longSide} px on its long side; expected at least ${LONG_SIDE_MIN_PX}: the photo as the phone took it, not one sent by a messenger`,
    );
  }
  const expected = extensions[kind.format];
  if (!expected.includes(extname(name).toLowerCase())) {
    problems.push(
      `is a ${kind.format.toUpperCase()} inside; expected its name to end in ${expected[0]}`,
    );
  }
  return { size, problems };
}

function refused(problem: string): InspectedPicture {
  return { size: null, problems: [problem] };
}

async function decodedSize(bytes: Buffer): Promise<InspectedPicture['size']> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { autoOrient } = await picture.metadata();
    // Only a decoder that has come to the end knows that nothing is missing.
    await picture.resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
