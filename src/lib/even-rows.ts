/**
 * How many entries stand in the row of each: `evenRows(7, 6)` is four times 4 and three times 3. At most `most` share a
 * row, and the rows differ by one. even-rows.module.css gives each its width by `data-in-row`.
 */
export function evenRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const lengths = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
  return lengths.flatMap((length) => Array.from({ length }, () => length));
}
