export type PictureKind =
  | { format: 'jpeg' | 'png' | 'webp' | 'avif'; animated: boolean }
  | { format: 'gif' | 'heic'; animated: boolean }
  | { format: 'unknown' };

/** What a file is by its first bytes, whatever its name says. */
export function pictureKind(bytes: Buffer): PictureKind {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return { format: 'jpeg', animated: false };
  }
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) {
    return { format: 'png', animated: isAnimatedPng(bytes) };
  }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') {
    // The second bit of an extended header's flags.
    const animated = ascii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;
    return { format: 'webp', animated };
  }
  if (ascii(bytes, 0, 4) === 'GIF8') return { format: 'gif', animated: true };
  if (ascii(bytes, 4, 8) === 'ftyp') return isoKind(bytes);
  return { format: 'unknown' };
}

/** HEIC and AVIF share a container; its brands tell them, and sequences, apart. */
function isoKind(bytes: Buffer): PictureKind {
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.includes('avis')) return { format: 'avif', animated: true };
  if (brands.includes('avif')) return { format: 'avif', animated: false };
  const isHeic = brands.some((brand) => /^(?:hei|hev|mif1|msf1)/.test(brand));
  return isHeic ? { format: 'heic', animated: false } : { format: 'unknown' };
}

/** An `acTL` chunk before the picture's data makes a PNG an animation. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = ascii(bytes, at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
