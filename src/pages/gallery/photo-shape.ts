/** The shape of a photo's crop by its position in the grid. */
export type PhotoShape = 'landscape' | 'portrait' | 'wide' | 'square';

export function photoShape(index: number): PhotoShape {
  if (index % 7 === 2) return 'square';
  if (index % 5 === 1) return 'portrait';
  if (index % 5 === 3) return 'wide';
  return 'landscape';
}
