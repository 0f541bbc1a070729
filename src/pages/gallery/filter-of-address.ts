/** The filter that an address names by its first `?category=`, or 'all' where that is not one of `ids`. */
export function filterOfAddress<Id extends string>(search: string, ids: readonly Id[]): Id | 'all' {
  const category = new URLSearchParams(search).get('category');
  return ids.find((id) => id === category) ?? 'all';
}
