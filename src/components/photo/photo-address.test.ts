import { expect, test } from 'vitest';
import { fileWidths } from './photo-address.ts';

test('a photo has files up to its own width', () => {
  expect(fileWidths(1600, 'avif')).toEqual([400, 540, 728, 900, 1180, 1600]);
  expect(fileWidths(4000, 'avif').at(-1)).toBe(2000);
  expect(fileWidths(1920, 'jpg')).toEqual([728, 1600]);
});

test('a photo narrower than all widths has one file, as wide as itself', () => {
  expect(fileWidths(300, 'avif')).toEqual([300]);
  expect(fileWidths(300, 'jpg')).toEqual([300]);
});

test.each([1600, 1920, 2000])(
  'no file of a photo of %d px is much wider than the next',
  (width) => {
    const found = fileWidths(width, 'avif');
    const steps = found.slice(1).map((wide, index) => wide / (found[index] ?? 1));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1.36);
  },
);
