import type { PageMetrics } from './lighthouse-run.ts';
import { median, spread } from './statistics.ts';

/** A share of the limit's own FCP or LCP. */
const PAINT_TOLERANCE = 0.05;
const TBT_TOLERANCE_MS = 50;

export type PageRuns = { limit: readonly PageMetrics[]; site: readonly PageMetrics[] };

/** In what a page is slower than the same page without script; empty where it reaches its limit. */
export function misses({ limit, site }: PageRuns): string[] {
  const found: string[] = [];
  for (const metric of ['fcp', 'lcp'] as const) {
    const bound = median(valuesOf(limit, metric));
    const over = (median(valuesOf(site, metric)) - bound) / bound;
    const allowed = Math.max(PAINT_TOLERANCE, spread(valuesOf(limit, metric)));
    if (over > allowed) {
      found.push(`${metric.toUpperCase()} ${percent(over)} over, ${percent(allowed)} allowed`);
    }
  }
  const blocked = median(valuesOf(site, 'tbt')) - median(valuesOf(limit, 'tbt'));
  if (blocked > TBT_TOLERANCE_MS) found.push(`TBT ${Math.round(blocked)} ms over`);
  const largestShift = Math.max(...valuesOf(site, 'cls'));
  if (largestShift > 0) found.push(`CLS ${largestShift.toPrecision(1)}`);
  return found;
}

export function valuesOf(runs: readonly PageMetrics[], metric: keyof PageMetrics): number[] {
  return runs.map((run) => run[metric]);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
