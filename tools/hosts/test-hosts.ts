// `npm run test:hosts`: the built site as Cloudflare Workers and Pages serve it, in `wrangler dev`. Where that
// can't be installed or started it is named and fails nothing; a wrong answer fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostCounterPath } from '../build/visit-counter-settings.ts';
import { wrongAnswers } from './host-answers.ts';
import { presentCount, wrongCounts } from './visit-counts.ts';
import { freePort, NotStarted, withServer } from './with-server.ts';

const distDir = resolve('dist');
const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
const workerConfig = resolve('wrangler.jsonc');

// wrangler writes into the folder that it runs in.
const cwd = mkdtempSync(join(tmpdir(), 'hosts-'));
process.on('exit', () => rmSync(cwd, { recursive: true }));

async function onWrangler<Result>(
  command: readonly string[],
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const args = [wrangler, ...command, '--ip', '127.0.0.1', '--port', String(port)];
  const server = { command: process.execPath, args, env, cwd, origin, timeoutMs: 90_000 };
  return withServer(server, () => run(origin));
}

const workers = ['dev', '--config', workerConfig];

async function onWorkers(): Promise<string[]> {
  const path = hostCounterPath;
  if (path === null) return onWrangler(workers, (origin) => wrongAnswers(origin, distDir));
  const { lines, last } = await onWrangler(workers, async (origin) => ({
    lines: [
      ...(await wrongAnswers(origin, distDir, path)),
      ...(await wrongCounts(origin + path, 2000)),
    ],
    last: await presentCount(origin + path),
  }));
  // Counts must outlive a restart.
  const kept = await onWrangler(workers, (origin) => presentCount(origin + path));
  return kept === last ? lines : [...lines, `counted ${last} visits; after a restart ${kept}`];
}

function report(name: string, lines: readonly string[]) {
  console.log(`${name}: ${lines.length === 0 ? 'every answer is right' : 'WRONG'}`);
  for (const line of lines) console.log(`  ${line}`);
  if (lines.length > 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const pages = ['pages', 'dev', distDir, '--compatibility-date', '2026-01-01'];
const hosts = {
  'Cloudflare Workers': onWorkers,
  'Cloudflare Pages': () => onWrangler(pages, (origin) => wrongAnswers(origin, distDir)),
};
for (const [host, lines] of Object.entries(hosts)) {
  try {
    report(host, await lines());
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    console.log(`${host}: NOT TRIED. ${String(error)}`);
  }
}
