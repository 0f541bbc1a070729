/** Both take the address in words: an invented coordinate would send a visitor to a wrong gate. */
export function embeddedMapAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps?q=${encodeURIComponent(words)}&output=embed`;
}

export function directionsAddress(mapOrigin: string, words: string): string {
  return `${mapOrigin}/maps/dir/?api=1&destination=${encodeURIComponent(words)}`;
}
