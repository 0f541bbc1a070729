import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

describe('wrapIndex', () => {
  it('goes round at both ends', () => {
    expect(wrapIndex(5, 5)).toBe(0);
    expect(wrapIndex(-1, 5)).toBe(4);
    expect(wrapIndex(3, 5)).toBe(3);
  });

  it('keeps one to itself and none at 0', () => {
    expect(wrapIndex(1, 1)).toBe(0);
    expect(wrapIndex(-1, 1)).toBe(0);
    expect(wrapIndex(7, 0)).toBe(0);
  });

  it('stays inside any list, and a whole round changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 99 }), (i, n) => {
        const wrapped = wrapIndex(i, n);
        expect(wrapped >= 0 && wrapped < n && Number.isInteger(wrapped)).toBe(true);
        expect(wrapIndex(i + n, n)).toBe(wrapped);
      }),
    );
  });
});
