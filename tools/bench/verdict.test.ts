import { describe, expect, test } from 'vitest';
import type { PageMetrics } from './lighthouse-run.ts';
import { misses, type PageRuns } from './verdict.ts';

const run: PageMetrics = {
  fcp: 700,
  lcp: 1200,
  tbt: 0,
  cls: 0,
  bytes: 90_000,
  requests: 6,
  performance: 100,
};

const perfect = { accessibility: 100, bestPractices: 100, seo: 100 };

function pageWith(changes: Partial<PageRuns>): PageRuns {
  return {
    path: '/about',
    paintOnly: false,
    limit: [run, run, run],
    site: [run, run, run],
    singlePage: [run],
    siteScores: perfect,
    singlePageScores: perfect,
    ...changes,
  };
}

function siteRuns(changes: Partial<PageMetrics>): Partial<PageRuns> {
  const changed = { ...run, ...changes };
  return { site: [changed, changed, changed] };
}

describe('a page misses its limit', () => {
  test.each([
    [{ fcp: 736 }, 'FCP 5.1 % over, 5.0 % allowed'],
    [{ lcp: 1270 }, 'LCP 5.8 % over, 5.0 % allowed'],
    [{ tbt: 51 }, 'TBT 51 ms over'],
    [{ cls: 0.000008 }, 'CLS 0.000008'],
    [{ performance: 99 }, 'performance 99'],
  ])('by %o', (changes, miss) => {
    expect(misses(pageWith(siteRuns(changes)))).toEqual([miss]);
  });

  test('by one shift in one run', () => {
    expect(misses(pageWith({ site: [run, { ...run, cls: 0.01 }, run] }))).toEqual(['CLS 0.01']);
  });

  test('by a score', () => {
    const siteScores = { accessibility: 99, bestPractices: 96, seo: 92 };
    expect(misses(pageWith({ siteScores }))).toEqual([
      'accessibility 99',
      'best practices 96',
      'SEO 92',
    ]);
  });
});

describe('a page reaches its limit', () => {
  test('within the tolerances', () => {
    expect(misses(pageWith(siteRuns({ fcp: 735, lcp: 1260, tbt: 50 })))).toEqual([]);
  });

  test('within what the limit strays by itself, where that is more', () => {
    const limit = [600, 650, 700, 750, 800].map((fcp) => Object.assign({}, run, { fcp }));
    expect(misses(pageWith({ limit, ...siteRuns({ fcp: 795 }) }))).toEqual([]);
    expect(misses(pageWith({ limit, ...siteRuns({ fcp: 805 }) }))).toHaveLength(1);
  });

  test('as the 404 page, by its paint, its stillness and its accessibility', () => {
    const siteScores = { accessibility: 100, bestPractices: 96, seo: 66 };
    const paintOnly = true;
    expect(misses(pageWith({ paintOnly, siteScores, ...siteRuns({ tbt: 90 }) }))).toEqual([]);
  });
});
