import type { GallerySlug } from '../../content/gallery-photos.generated.ts';

/** How many photos share the row of one, on a wide screen. 'wide' crosses the screen. */
export type Row = 'wide' | 1 | 2 | 3;

/** Cross a wide screen, which cuts a third of their height: only where no head is cut. After five others, best. */
const widePhotos: readonly GallerySlug[] = ['hills-at-sunset', 'drums', 'setting-off'];

/** One row for each of the `photos`. Every row is full, and no photo stands alone unless it is wide or the only one. */
export function galleryRows(
  photos: readonly GallerySlug[],
  wide: readonly GallerySlug[] = widePhotos,
): Row[] {
  const rows: Row[] = [];
  let run = 0;
  for (const [index, slug] of photos.entries()) {
    // One photo before the wide one, or one after it, would stand alone. The wide one then joins it.
    const leavesOneBefore = run === 1;
    const leavesOneAfter = photos.length - index === 2;
    if (wide.includes(slug) && !leavesOneBefore && !leavesOneAfter) {
      rows.push(...rowsOf(run), 'wide');
      run = 0;
    } else run += 1;
  }
  return [...rows, ...rowsOf(run)];
}

/** Two, three, two and so on. Two photos left make one row, and four make two. */
function rowsOf(count: number, before = 3): Row[] {
  if (count === 0) return [];
  if (count === 1) return [1];
  const size = count === 3 || (before === 2 && count !== 2 && count !== 4) ? 3 : 2;
  return [...Array.from({ length: size }, () => size as Row), ...rowsOf(count - size, size)];
}
