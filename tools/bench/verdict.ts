import type { PageMetrics, PageScores } from './lighthouse-run.ts';
import { median, spread } from './statistics.ts';

/** How far a page may be from its limit: the rule, and no number but these. */
const PAINT_TOLERANCE = 0.05;
const TBT_TOLERANCE_MS = 50;

export type PageRuns = {
  path: string;
  /** The 404 page answers for its paint, its stillness and its accessibility alone. */
  paintOnly: boolean;
  limit: readonly PageMetrics[];
  site: readonly PageMetrics[];
  singlePage: readonly PageMetrics[];
  siteScores: PageScores;
  singlePageScores: PageScores;
};

export function medianOf(runs: readonly PageMetrics[], metric: keyof PageMetrics): number {
  return median(runs.map((run) => run[metric]));
}

export function spreadOf(runs: readonly PageMetrics[], metric: keyof PageMetrics): number {
  return spread(runs.map((run) => run[metric]));
}

/** What keeps a page from being as fast as a page without script; empty where nothing does. */
export function misses(page: PageRuns): string[] {
  const { limit, site, siteScores } = page;
  const found: string[] = [];
  for (const metric of ['fcp', 'lcp'] as const) {
    const bound = medianOf(limit, metric);
    const over = (medianOf(site, metric) - bound) / bound;
    const allowed = Math.max(PAINT_TOLERANCE, spreadOf(limit, metric));
    if (over > allowed) {
      found.push(`${metric.toUpperCase()} ${percent(over)} over, ${percent(allowed)} allowed`);
    }
  }
  const largestShift = Math.max(...site.map(({ cls }) => cls));
  if (largestShift > 0) found.push(`CLS ${largestShift.toPrecision(1)}`);
  if (siteScores.accessibility < 100) found.push(`accessibility ${siteScores.accessibility}`);
  if (page.paintOnly) return found;

  const blocked = medianOf(site, 'tbt') - medianOf(limit, 'tbt');
  if (blocked > TBT_TOLERANCE_MS) found.push(`TBT ${Math.round(blocked)} ms over`);
  const performance = medianOf(site, 'performance');
  if (performance < 100) found.push(`performance ${performance}`);
  if (siteScores.bestPractices < 100) found.push(`best practices ${siteScores.bestPractices}`);
  if (siteScores.seo < 100) found.push(`SEO ${siteScores.seo}`);
  return found;
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
