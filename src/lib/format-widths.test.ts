import { expect, it } from 'vitest';
import { formatWidths } from './format-widths.ts';

it('has every width in AVIF and WebP, every second in JPEG, the ends among them', () => {
  const widths = [398, 508, 649, 779, 1039, 1298];
  expect(formatWidths(widths, 'avif')).toEqual(widths);
  expect(formatWidths(widths, 'webp')).toEqual(widths);
  expect(formatWidths(widths, 'jpg')).toEqual([398, 508, 779, 1298]);
  expect(formatWidths([300], 'jpg')).toEqual([300]);
});
