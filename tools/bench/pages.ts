import { measurePage, type PageMetrics } from './lighthouse-run.ts';
import { markdownTable } from './markdown-table.ts';
import { median, spread } from './statistics.ts';
import type { Trials } from './trials.ts';
import { misses, valuesOf, type PageRuns } from './verdict.ts';

/** Measures each page beside its limit, in turn, so that what slows the machine slows both. */
export async function pagesSection(
  trials: Trials,
  paths: readonly string[],
  runs: number,
): Promise<string> {
  const pages: (PageRuns & { path: string })[] = [];
  for (const path of paths) {
    const [limit, site]: [PageMetrics[], PageMetrics[]] = [[], []];
    for (let run = 1; run <= runs; run += 1) {
      limit.push(await measurePage(trials.limit + path));
      site.push(await measurePage(trials.site + path));
      console.log(`${path}: run ${run} of ${runs}`);
    }
    pages.push({ path, limit, site });
  }

  const rows = pages.map(({ path, limit, site }) => {
    const medians = (metric: keyof PageMetrics) =>
      [limit, site].map((all) => Math.round(median(valuesOf(all, metric))).toLocaleString('en'));
    const spreadOf = (metric: keyof PageMetrics) =>
      `${(spread(valuesOf(limit, metric)) * 100).toFixed(1)} %`;
    const found = misses({ limit, site });
    return [
      [path, medians('fcp'), spreadOf('fcp'), medians('lcp'), spreadOf('lcp'), medians('tbt')],
      [String(Math.max(...valuesOf(site, 'cls')))],
      [found.length === 0 ? 'reached' : `**missed**: ${found.join('; ')}`],
    ].flat(2);
  });
  const head = ['Page', 'FCP, limit', 'site', 'spread', 'LCP, limit', 'site', 'spread'];
  return `## Each page beside its limit

The **limit** of a page is its own HTML, stylesheet and pictures without any script. Lighthouse, mobile,
simulated slow 4G and a processor 4 times slower: medians in ms of ${runs} cold visits over HTTP/2 with brotli.
**Spread** is the interquartile range of the limit's own runs, as a part of their median. A page reaches
its limit when FCP and LCP are at most 5 % over, or than the spread where that is larger, TBT is at most
50 ms over, and CLS is 0 in every run.

${markdownTable([...head, 'TBT, limit', 'site', 'CLS', 'Limit'], rows)}
`;
}
