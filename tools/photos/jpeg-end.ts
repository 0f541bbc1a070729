/**
 * Where a JPEG ends; null where it is cut off. Behind a scan, 0xff is a marker unless 0 or a restart number
 * follows.
 */
export function endOfJpeg(bytes: Buffer, from: number): number | null {
  let at = from;
  while ((at = bytes.indexOf(0xff, at)) !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    const hasNoLength = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (hasNoLength) at += marker === 0xff ? 1 : 2;
    else if (at + 4 > bytes.length) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
