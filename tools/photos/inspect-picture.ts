import { openPicture } from './encode-picture.ts';
import { metadataIn } from './remove-metadata.ts';

const LONG_SIDE_MIN_PX = 1200;
const SHORT_SIDE_MIN_PX = 600;
const FILE_MAX_BYTES = 40_000_000;
/** sharp's limit. */
const PIXELS_MAX = 0x3fff ** 2;

export type InspectedPicture = {
  /** In px, upright. 0 if the file can't be read. */
  width: number;
  height: number;
  /** What is in the file beside the pixels, such as EXIF. */
  metadata: string[];
  /** What is wrong and what was expected. */
  problems: string[];
};

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const heicAdvice =
  'is an HEIC picture; expected a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

/** Decodes the whole picture. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length > FILE_MAX_BYTES)
    return refused(`is ${megabytes(bytes.length)}; expected at most ${megabytes(FILE_MAX_BYTES)}`);
  // The brand of an animated AVIF. A still one may also hold several pictures: a smaller copy.
  if (bytes.toString('latin1', 4, 12) === 'ftypavis') return refused(animated);
  const found = await orNull(() => openPicture(bytes).metadata());
  // The brands of HEIC after "ftyp". sharp reads only AVIF of this family.
  if (!found && /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return refused(heicAdvice);
  if (!found) return refused(damaged);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(found.format))
    return refused(`is a picture of the kind ${found.format}; expected ${accepted}`);
  if (found.format !== 'heif' && (found.pages ?? 1) > 1) return refused(animated);
  const { width, height } = found.autoOrient;
  if (width * height > PIXELS_MAX)
    return refused(
      `is ${megapixels(width * height)}; expected at most ${megapixels(PIXELS_MAX)}: save it smaller`,
    );
  // Only decoding to the end shows that nothing is missing.
  const isWhole = await orNull(() => openPicture(bytes).resize(16).raw().toBuffer());
  if (!isWhole) return refused(damaged);

  const isLargeEnough =
    Math.max(width, height) >= LONG_SIDE_MIN_PX && Math.min(width, height) >= SHORT_SIDE_MIN_PX;
  const problems = isLargeEnough
    ? []
    : [
        `is ${width} by ${height} px; expected at least ${LONG_SIDE_MIN_PX} on its long and ${SHORT_SIDE_MIN_PX} on its short side: the photo as the phone took it, not one sent by a messenger`,
      ];
  const kind = found.format === 'heif' ? 'AVIF' : found.format.toUpperCase();
  const metadata = kind === 'JPEG' ? metadataIn(bytes) : [`data of the ${kind} format`];
  return { width, height, metadata, problems };
}

/** Null on failure. sharp throws at once for an empty file, and rejects for others. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

const animated = `is animated; expected ${accepted}, standing still`;
const damaged = `is cut off, damaged or no picture; expected ${accepted}, whole`;

function refused(problem: string): InspectedPicture {
  return { width: 0, height: 0, metadata: [], problems: [problem] };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function megapixels(pixels: number): string {
  return `${Math.round(pixels / 1e6)} megapixels`;
}
