import { describe, expect, test } from 'vitest';

import { photoWidths } from './photo-widths.ts';

const photo = { width: 1600, height: 1000 };

describe('the widths of a photo', () => {
  test('grow by a third at most, up to what its original allows', () => {
    const widths = photoWidths(photo, ['galleryLandscape', 'lightbox']);
    expect(widths.at(-1)).toBe(1600);
    const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 1));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1.337);
  });

  test('hold what the common phone paints', () => {
    // 412 px wide, 1.75 pixels a CSS pixel; the crop of 4 to 3 paints a fifth more than its box.
    expect(photoWidths(photo, ['galleryLandscape'])).toContain(Math.ceil(412 * 0.9 * 1.2 * 1.75));
  });

  test('are no more than its layouts ask for', () => {
    const large = { width: 4000, height: 3000 };
    const card = photoWidths(large, ['programCard']);
    // A phone of 600 px with three pixels a CSS pixel.
    expect(card.at(-1)).toBe(1620);
    expect(photoWidths(large, ['programCard', 'hero']).at(-1)).toBe(2560);
  });

  test('are wider where a crop cuts the sides off', () => {
    const panorama = photoWidths({ width: 4000, height: 1600 }, ['programCard']).at(-1) ?? 0;
    expect(panorama).toBeGreaterThan(2500);
  });

  test('of an original smaller than any need are its own', () => {
    expect(photoWidths({ width: 300, height: 1200 }, ['hero'])).toEqual([300]);
  });
});
