/** The current photo; then its neighbours; then the rest. `settled` holds those that have loaded or failed. */
export function photosToFetch<Slug extends string>(
  photos: readonly Slug[],
  index: number,
  settled: ReadonlySet<Slug>,
): Slug[] {
  const at = (step: number) => photos[(index + step + photos.length) % photos.length];
  const current = photos[index];
  const nearby = [at(1), at(-1)];
  const isSettled = (slug: Slug | undefined) => slug === undefined || settled.has(slug);
  if (!isSettled(current)) return photos.filter((slug) => slug === current || settled.has(slug));
  if (nearby.every(isSettled)) return [...photos];
  return photos.filter((slug) => slug === current || nearby.includes(slug) || settled.has(slug));
}
