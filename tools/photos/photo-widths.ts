import type { PhotoLayoutName } from '../../src/components/photo-layouts.ts';

const widths = [480, 800, 1200, 1600];

/** None is wider than the original. */
export function photoWidths(
  original: { width: number; height: number },
  _layouts: readonly PhotoLayoutName[],
): number[] {
  return widths.filter((width) => width <= original.width);
}
