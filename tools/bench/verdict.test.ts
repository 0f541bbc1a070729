import { expect, test } from 'vitest';
import type { PageMetrics } from './lighthouse-run.ts';
import { misses } from './verdict.ts';

const run: PageMetrics = { fcp: 700, lcp: 1200, tbt: 0, cls: 0 };
const limit = [run, run, run];

function threeRuns(changes: Partial<PageMetrics>): PageMetrics[] {
  return limit.map((it) => Object.assign({}, it, changes));
}

test.each([
  [{ fcp: 736 }, 'FCP 5.1 % over, 5.0 % allowed'],
  [{ lcp: 1270 }, 'LCP 5.8 % over, 5.0 % allowed'],
  [{ tbt: 51 }, 'TBT 51 ms over'],
  [{ cls: 0.000008 }, 'CLS 0.000008'],
])('%o misses the limit', (changes, miss) => {
  expect(misses({ limit, site: threeRuns(changes) })).toEqual([miss]);
});

test('a layout shift in one run misses the limit', () => {
  expect(misses({ limit, site: [run, { ...run, cls: 0.01 }, run] })).toEqual(['CLS 0.01']);
});

test('what is within the tolerances reaches the limit', () => {
  expect(misses({ limit, site: threeRuns({ fcp: 735, lcp: 1260, tbt: 50 }) })).toEqual([]);
});

test('a limit that varies by more than the tolerance allows as much', () => {
  const varying = [600, 650, 700, 750, 800].map((fcp) => Object.assign({}, run, { fcp }));
  expect(misses({ limit: varying, site: threeRuns({ fcp: 795 }) })).toEqual([]);
  expect(misses({ limit: varying, site: threeRuns({ fcp: 805 }) })).toHaveLength(1);
});
