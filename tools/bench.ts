// `npm run bench`: how long a visitor waits for each page of dist/, beside the same page without script.
// `-- --base ../other/dist` (a folder or an address) compares with another build instead, and fails where a
// page is more than 5 % slower. `--runs 3` and `--pages /,/give` make it shorter.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { sitePages } from '../src/site-map.ts';
import { launchOptions } from './browser/launch-options.ts';

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

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** The address of a folder, served as a host does: `/about` is about.html, and texts are compressed. */
async function serve(folder: string): Promise<string> {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`${folder} holds no built site`);
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url.replace(/\?.*/, '');
    const file = [path, `${path}.html`]
      .map((name) => folder + name)
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    if (!file) return response.writeHead(404).end();
    const type = types[file.split('.').pop() ?? ''];
    const body = readFileSync(file);
    if (!type) return response.end(body);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', 'br');
    // The level at which Cloudflare compresses.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return response.end(brotliCompressSync(body, { params }));
  });
  servers.push(server);
  return `http://localhost:${await portOf(server)}`;
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

const servers: Server[] = [];
const reserved = createServer();
const port = await portOf(reserved);
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
const site = await serve('dist');
const other = base === undefined ? site : base.startsWith('http') ? base : await serve(base);
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
for (const server of servers) server.close();
