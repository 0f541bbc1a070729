import { expect, test } from 'vitest';
import { median, spread } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('nothing to measure');
});

test('one outlier does not widen the spread', () => {
  expect(spread([98, 99, 100, 101, 102])).toBeCloseTo(0.02);
  expect(spread([98, 99, 100, 101, 5000])).toBeCloseTo(0.02);
  expect(spread([0, 0, 0])).toBe(0);
});
