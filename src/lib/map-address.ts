/** The search is for the address in words: the home's coordinates are not known, and must not be invented. */
export function embeddedMapAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps?q=${encodeURIComponent(words)}&output=embed`;
}

export function directionsAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps/dir/?api=1&destination=${encodeURIComponent(words)}`;
}
