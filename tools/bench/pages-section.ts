import type { PageMetrics } from './lighthouse-run.ts';
import { markdownTable } from './markdown.ts';
import { medianOf, misses, percent, spreadOf, type PageRuns } from './verdict.ts';

const times = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
} as const satisfies Partial<Record<keyof PageMetrics, string>>;

const weights = {
  bytes: 'Bytes',
  requests: 'Requests',
  performance: 'Performance',
} as const satisfies Partial<Record<keyof PageMetrics, string>>;

/** Page × metric: what the limit, the site and the single-page build reach, and whether it will do. */
export function pagesSection(pages: readonly PageRuns[]): string {
  const runs = Math.max(...pages.map(({ site }) => site.length));
  const spaRuns = Math.max(...pages.map(({ singlePage }) => singlePage.length));
  return `Lighthouse, mobile, simulated slow 4G and a processor 4 times slower. Medians of ${runs} cold
visits to the limit and to the site, taken in turn, and of ${spaRuns} to the single-page build. **Ratio** is
the site's median over the limit's; **spread** is the width of the middle half of the limit's own
runs, as a part of their median. A page reaches its limit when FCP and LCP are no more than 5 % over,
or than the spread where that is larger, CLS is 0 in every run, TBT is no more than 50 ms over, and
all four scores are 100. The 404 page answers for FCP, LCP, CLS and accessibility.

### Verdict

${verdictTable(pages)}

### Times

${metricsTable(pages, times)}

### Weight and performance score

Bytes and requests of the whole visit that Lighthouse watches: the pages of this site have woken by
then and have begun to fetch the hero's further pictures.

${metricsTable(pages, weights)}

### The other scores

${scoresTable(pages)}
`;
}

function verdictTable(pages: readonly PageRuns[]): string {
  const rows = pages.map((page) => {
    const found = misses(page);
    return [page.path, found.length === 0 ? 'reached' : `**missed**: ${found.join('; ')}`];
  });
  return markdownTable(['Page', 'Limit'], rows);
}

function metricsTable(
  pages: readonly PageRuns[],
  metrics: Partial<Record<keyof PageMetrics, string>>,
): string {
  const rows = pages.flatMap(({ path, limit, site, singlePage }) =>
    Object.entries(metrics).map(([key, label]) => {
      const metric = key as keyof PageMetrics;
      const [bound, own] = [medianOf(limit, metric), medianOf(site, metric)];
      const ratio = bound === 0 ? '–' : (own / bound).toFixed(3);
      return [
        path,
        label,
        shown(bound),
        shown(own),
        ratio,
        percent(spreadOf(limit, metric)),
        shown(medianOf(singlePage, metric)),
      ];
    }),
  );
  const head = ['Page', 'Metric', 'Limit', 'Site', 'Ratio', 'Spread', 'Single-page build'];
  return markdownTable(head, rows);
}

function scoresTable(pages: readonly PageRuns[]): string {
  const rows = pages.map(({ path, siteScores, singlePageScores }) => {
    const [site, other] = [siteScores, singlePageScores].map((it) => [
      it.accessibility,
      it.bestPractices,
      it.seo,
    ]);
    return [path, site?.join(' / ') ?? '', other?.join(' / ') ?? ''];
  });
  const head = ['Page', 'Site: accessibility / best practices / SEO', 'Single-page build'];
  return markdownTable(head, rows);
}

function shown(value: number): string {
  return value > 0 && value < 1 ? value.toPrecision(1) : Math.round(value).toLocaleString('en');
}
