// npm run test:flakes: the end-to-end suite again and again, without retries. A series can be made in
// parts: runs are kept, and those that tried the same are counted together.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { flakesPage, summary } from './flakes-page.ts';
import { currentState, keepRuns, keptRuns } from './kept-runs.ts';
import { readReport } from './playwright-report.ts';

const PAGE = 'docs/flakes.md';
const REPORT = '.cache/flakes/report.json';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const wanted = Number(values.runs);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--runs wants a number of 1 or more');
const only = values.only ?? null;
const current = currentState();
const runs = only === null ? keptRuns(current.state) : [];

for (let left = wanted; left > 0; left -= 1) {
  const outcome = runSuite();
  const date = new Date().toISOString().slice(0, 10);
  runs.push({ ...outcome, ...current, date, machine: machine() });
  const { tests, seconds, fallen } = outcome;
  console.log(`Run ${runs.length}: ${tests} tests in ${seconds} s, ${fallen.length} fell`);
  for (const test of fallen) console.log(`  ${test}`);
  if (fallen.length > 0) console.log(`  Why, and what it looked like: ${keepEvidence()}`);
  // After each, so that a series that is broken off is on paper too.
  if (only === null) {
    keepRuns(runs);
    writeFileSync(PAGE, flakesPage(runs));
  }
}

console.log(summary(runs));
if (only === null) console.log(`Written to ${PAGE}`);
if (runs.some(({ fallen }) => fallen.length > 0)) process.exitCode = 1;

function runSuite() {
  mkdirSync('.cache/flakes', { recursive: true });
  rmSync(REPORT, { force: true });
  const cli = 'node_modules/@playwright/test/cli.js';
  const narrowed = only === null ? [] : ['--grep', only];
  const args = [cli, 'test', '--retries', '0', '--reporter', 'json', ...narrowed];
  const { stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  if (!existsSync(REPORT)) throw new Error(`The suite did not run: ${stderr}`);
  return readReport(readFileSync(REPORT, 'utf8'));
}

/** The next run writes over report and screenshots, and what falls rarely is not soon seen again. */
function keepEvidence(): string {
  const folder = `.cache/flakes/fallen-${Date.now()}`;
  cpSync('test-results', folder, { recursive: true });
  cpSync(REPORT, `${folder}/report.json`);
  return folder;
}

function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, ${os.type()} ${os.release()}`;
}
