// `npm run bench`: how long a visitor waits for each page of dist/, beside the same page without script.
// `-- --base ../other/dist` (a folder or an address) compares with another build instead, and fails where a
// page is more than 5 % slower. `--runs 3` and `--pages /,/give` make it shorter.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { sitePages } from '../src/site-map.ts';
import { launchOptions } from './browser/launch-options.ts';
import { serveSite } from './serve-site.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: sitePages.map(({ path }) => path).join() },
  },
});

/** In ms, and the layout shift as a score, as Lighthouse simulates them for a phone on slow 4G. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof audits;
const metrics = Object.keys(audits) as Metric[];
type Run = Record<Metric, number>;

const reserved = createServer().listen(0);
await once(reserved, 'listening');
const { port } = reserved.address() as AddressInfo;
reserved.close();

/** One visit, with an empty cache. */
async function visit(url: string, blockedUrlPatterns: string[]): Promise<Run> {
  const flags = { port, onlyCategories: ['performance'], disableFullPageScreenshot: true };
  const result = await lighthouse(url, { ...flags, blockedUrlPatterns, logLevel: 'silent' });
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);
  const numbers = metrics.map((name) => [name, report.audits[audits[name]]?.numericValue ?? NaN]);
  return Object.fromEntries(numbers) as Run;
}

function median(runs: readonly Run[], metric: Metric): number {
  return runs.map((run) => run[metric]).toSorted((a, b) => a - b)[runs.length >> 1] ?? NaN;
}

const { base } = values;
const server = await serveSite('dist');
const baseServer =
  base === undefined || base.startsWith('http') ? undefined : await serveSite(base);
const site = server.origin;
const other = baseServer?.origin ?? base ?? site;
const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ ...launchOptions, args });
console.log(`${base ?? 'Without script'} → dist: medians of ${values.runs} visits, in ms`);
for (const path of values.pages.split(',')) {
  const before: Run[] = [];
  const after: Run[] = [];
  // In turn, so that what slows the machine slows both.
  for (let run = 0; run < Number(values.runs); run += 1) {
    before.push(await visit(other + path, base === undefined ? ['*.js'] : []));
    after.push(await visit(site + path, []));
  }
  const cells = metrics.map((metric) => {
    const [from, to] = [median(before, metric), median(after, metric)];
    const isPaint = metric === 'FCP' || metric === 'LCP';
    const isSlower = isPaint ? to > from * 1.05 : to > from + (metric === 'TBT' ? 50 : 0.001);
    if (isSlower && base !== undefined) process.exitCode = 1;
    const digits = metric === 'CLS' ? 3 : 0;
    return `${metric} ${from.toFixed(digits)} → ${to.toFixed(digits)}${isSlower ? ' SLOWER' : ''}`;
  });
  console.log([path.padEnd(16), ...cells.map((cell) => cell.padEnd(26))].join('').trimEnd());
}
await browser.close();
await server.close();
await baseServer?.close();
