/**
 * Which way to help an address asks for, or null when it names none that exists.
 *
 * `?tab=` wins over the hash; of repeated ones the first counts. It is compared after decoding
 * and letter for letter. One that names nothing is as good as absent, so the hash is asked next.
 * Nothing in an address makes it throw, and what it returns is always one of `ids`.
 */
export function wayToHelpFromAddress<Id extends string>(
  search: string,
  hash: string,
  ids: readonly Id[],
): Id | null {
  const tab = new URLSearchParams(search).get('tab');
  const anchor = decoded(hash.replace(/^#/, ''));
  return ids.find((id) => id === tab) ?? ids.find((id) => id === anchor) ?? null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
