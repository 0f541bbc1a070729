/** A drawing counts the children to the nearest five. */
const STEP = 5;

export type RoadRow = {
  children: number;
  /** How many of them are the first children of the home. */
  first: number;
};

/**
 * The children on the road, in rows from the gate to us. A road of `shape` 3 has three times as many children in each
 * row as it has rows.
 */
export function roadRows(children: number, firstChildren: number, shape: number): RoadRow[] {
  const shown = Math.max(STEP, Math.round(children / STEP) * STEP);
  const rows = Math.round(Math.sqrt(shown / shape));
  return Array.from({ length: rows }, (_, index) => {
    const before = Math.floor((shown * index) / rows);
    const inRow = Math.floor((shown * (index + 1)) / rows) - before;
    return { children: inRow, first: Math.min(inRow, Math.max(0, firstChildren - before)) };
  });
}
