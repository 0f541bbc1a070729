import sharp, { type Metadata } from 'sharp';

const LONG_SIDE_MIN_PX = 1200;
const FILE_MAX_BYTES = 40_000_000;

export type InspectedPicture = {
  /** In px, as it is seen: its orientation is applied. 0 where it can't be read. */
  width: number;
  height: number;
  /** What it carries beside its pixels, such as EXIF. */
  metadata: string[];
  /** What is wrong with it, each with what was expected. */
  problems: string[];
};

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const heicAdvice =
  'is an HEIC picture; expected a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

/** Whether a file is a picture that the site can use, decoded to its last pixel. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length > FILE_MAX_BYTES)
    return refused(`is ${megabytes(bytes.length)}; expected at most ${megabytes(FILE_MAX_BYTES)}`);
  const found = await decoded(bytes);
  // Phones name their brand of HEIC behind "ftyp"; what sharp has read of that family is AVIF.
  if (!found && /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return refused(heicAdvice);
  if (!found) return refused(`is cut off, damaged or no picture; expected ${accepted}, whole`);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(found.format))
    return refused(`is a picture of the kind ${found.format}; expected ${accepted}`);
  if ((found.pages ?? 1) > 1) return refused(`is animated; expected ${accepted}, standing still`);

  const { width, height } = found.autoOrient;
  const longSide = Math.max(width, height);
  const problems =
    longSide < LONG_SIDE_MIN_PX
      ? [
          `is ${longSide} px on its long side; expected at least ${LONG_SIDE_MIN_PX}: the photo as the phone took it, not one sent by a messenger`,
        ]
      : [];
  return { width, height, metadata: metadataIn(found), problems };
}

/** What a picture carries beside its pixels: EXIF says where and when it was taken. */
export function metadataIn({ exif, xmp, iptc, comments }: Metadata): string[] {
  const kinds = { EXIF: exif, XMP: xmp, IPTC: iptc, comments: comments?.length };
  return Object.entries(kinds).flatMap(([kind, found]) => (found ? [kind] : []));
}

async function decoded(bytes: Buffer): Promise<Metadata | null> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const metadata = await picture.metadata();
    // Only a decoder that has come to the end knows that nothing is missing.
    await picture.resize(16).raw().toBuffer();
    return metadata;
  } catch {
    return null;
  }
}

function refused(problem: string): InspectedPicture {
  return { width: 0, height: 0, metadata: [], problems: [problem] };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
