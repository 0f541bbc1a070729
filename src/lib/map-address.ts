/** Searches for the address in words, because the home's coordinates are not known. */
export function embeddedMapAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps?q=${encodeURIComponent(words)}&output=embed`;
}

export function directionsAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps/dir/?api=1&destination=${encodeURIComponent(words)}`;
}
