// With its town behind it.
const postOfficeBox =
  /,?\s*\b(?:p\.? ?o\.? ?box|post[ -]office box|private bag|s\.? ?l\.? ?p)\b.*/i;

/** The lines of an address that lead there: without a post-office box and its town. */
export function placeLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(postOfficeBox, '').trim()).filter((line) => line !== '');
}

/**
 * The same in one line. `locality` is added where the lines lack it: a box's town may have been the only one.
 */
export function placeWords(lines: readonly string[], locality: string): string {
  const parts = placeLines(lines)
    .flatMap((line) => line.split(/,\s*/))
    .filter((part) => part !== '');
  const missing = locality.split(/,\s*/).filter((part) => !parts.join().includes(part));
  return [...parts, ...missing].join(', ');
}

/** Searches for the address in words, because the home's coordinates are not known. */
export function embeddedMapAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps?q=${encodeURIComponent(words)}&output=embed`;
}

export function directionsAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps/dir/?api=1&destination=${encodeURIComponent(words)}`;
}
