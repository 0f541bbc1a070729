import { describe, expect, it } from 'vitest';
import { paintedWidth, sizesAttribute, type PhotoLayout } from './painted-width.ts';

const card: PhotoLayout = {
  fit: 'cover',
  steps: [
    { from: 48, width: { vw: 30, rem: -1, max: 24 }, aspect: 4 / 3 },
    { from: 0, width: { vw: 90 }, aspect: 4 / 3 },
  ],
};
const head: PhotoLayout = {
  fit: 'cover',
  steps: [
    { from: 48, width: { vw: 58 }, height: { vw: 28, min: 20, max: 30 } },
    { from: 0, width: { vw: 100 }, aspect: 16 / 10 },
  ],
};
const viewer: PhotoLayout = {
  fit: 'contain',
  steps: [{ from: 0, width: { vw: 100 }, height: { vh: 100, rem: -10 } }],
};

describe('the width that a picture is painted at', () => {
  it('is its box’s where the box is as wide as the picture, or wider', () => {
    expect(sizesAttribute(card, 1)).toBe('(min-width:48em) min(30vw - 1rem,24rem),90vw');
    expect(paintedWidth(card, 1, { width: 400, height: 800 })).toBe(360);
  });

  it('is more where a crop cuts the sides off', () => {
    expect(sizesAttribute(card, 1.6)).toBe('(min-width:48em) min(36vw - 1.2rem,28.8rem),108vw');
    expect(paintedWidth(card, 1.6, { width: 400, height: 800 })).toBeCloseTo(432);
    expect(paintedWidth(card, 1.6, { width: 1920, height: 1080 })).toBeCloseTo(460.8);
  });

  it('follows the height of a box that has one of its own', () => {
    expect(sizesAttribute(head, 1.6)).toBe(
      '(min-width:48em) max(58vw,clamp(32rem,44.8vw,48rem)),100vw',
    );
    expect(paintedWidth(head, 1.6, { width: 800, height: 600 })).toBe(512);
    // A picture that is wide enough anyway needs no second length.
    expect(sizesAttribute(head, 1)).toBe('(min-width:48em) 58vw,100vw');
  });

  it('is no more than the height allows where the whole picture is shown', () => {
    expect(sizesAttribute(viewer, 1.5)).toBe('min(100vw,150vh - 15rem)');
    expect(paintedWidth(viewer, 1.5, { width: 1280, height: 760 })).toBe(900);
    expect(paintedWidth(viewer, 1.5, { width: 400, height: 800 })).toBe(400);
  });
});
