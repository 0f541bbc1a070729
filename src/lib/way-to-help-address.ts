import { decoded } from './page-path.ts';

export function wayToHelpQuery<Id extends string>(id: Id) {
  return `?tab=${id}` as const;
}

/**
 * One of `ids`, or null; never throws. The first `?tab=` wins if it is one of them, else the hash counts, without what
 * messengers add to it: '#donate?fbclid=1'. Both are decoded and compared case-sensitively.
 */
export function wayToHelpFromAddress<Id extends string>(
  search: string,
  hash: string,
  ids: readonly Id[],
): Id | null {
  const tab = new URLSearchParams(search).get('tab');
  const anchor = decoded(hash.replaceAll(/^#|[?&].*$/g, ''));
  return ids.find((id) => id === tab) ?? ids.find((id) => id === anchor) ?? null;
}
