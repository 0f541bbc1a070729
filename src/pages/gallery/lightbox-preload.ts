/** How many photos are loaded on each side of the current one: as many as somebody reaches in a few presses. */
const REACH = 10;

/**
 * The photos to load. First it is the current photo alone. Once that is settled, its two neighbours follow, then all
 * within `reach`. The first and the last photo are neighbours. `settled` holds those that have loaded or failed. See
 * docs/decisions/gallery-in-portions.md.
 */
export function photosToFetch<Slug extends string>(
  photos: readonly Slug[],
  index: number,
  settled: ReadonlySet<Slug>,
  reach = REACH,
): Slug[] {
  const { length } = photos;
  const distance = (at: number) => Math.min(Math.abs(at - index), length - Math.abs(at - index));
  const isSettled = (most: number) =>
    photos.every((slug, at) => distance(at) > most || settled.has(slug));
  const wanted = [0, 1].find((most) => !isSettled(most)) ?? reach;
  return photos.filter(
    (slug, at) => distance(at) <= wanted || (distance(at) <= reach && settled.has(slug)),
  );
}
