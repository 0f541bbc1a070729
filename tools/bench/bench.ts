// `npm run bench`: how long visitors wait for each page. Writes docs/benchmark.md where everything is
// measured; `-- --runs 1 --pages /,/about` only prints.
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { sitePages } from '../../src/site-map.ts';
import { pagesSection } from './pages.ts';
import { startTrials } from './trials.ts';

const REPORT = 'docs/benchmark.md';

const allPaths = sitePages.map(({ path }): string => path);
const { values } = parseArgs({
  options: { runs: { type: 'string' }, pages: { type: 'string' } },
});
const runs = Number(values.runs ?? 9);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a number of 1 or more');
const paths = values.pages?.split(',') ?? allPaths;
const unknown = paths.filter((path) => !allPaths.includes(path));
if (unknown.length > 0) throw new Error(`--pages: there is no page ${unknown.join(', ')}`);

/** A figure depends on where, when and with what it was measured. */
async function machine(): Promise<string> {
  const lighthouse = await readFile('node_modules/lighthouse/package.json', 'utf8');
  const { version } = JSON.parse(lighthouse) as { version: string };
  const cpus = os.cpus();
  return `Measured on ${new Date().toISOString().slice(0, 10)}, with Lighthouse ${version} and \
Node ${process.versions.node}: ${cpus.length} × ${cpus[0]?.model.trim()}, \
${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()}, load ${os.loadavg()[0]?.toFixed(1)} at the start.`;
}

const introduction = `# Benchmark

Written by \`npm run bench\`. ${await machine()}
`;

const trials = await startTrials();
try {
  const pages = await pagesSection(trials, paths, runs);
  const report = [introduction, pages].join('\n');
  console.log(report);
  if (!values.runs && !values.pages) await writeFile(REPORT, report);
} finally {
  trials.stop();
}
