import { expect, test } from 'vitest';
import { fileWidths } from './photo-address.ts';

test.each([
  [1600, 'avif', [400, 540, 728, 900, 1180, 1600]],
  [1920, 'jpg', [728, 1600]],
  // A photo narrower than all widths has one file, as wide as itself.
  [300, 'avif', [300]],
  [300, 'jpg', [300]],
] as const)('a photo of %d px has as %s files of %j px', (width, format, widths) => {
  expect(fileWidths(width, format)).toEqual(widths);
});

test.each([1600, 1920, 2000, 4000])(
  'no file of a photo of %d px is much wider than the next',
  (width) => {
    const found = fileWidths(width, 'avif');
    const steps = found.slice(1).map((wide, index) => wide / (found[index] ?? 1));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1.36);
  },
);
