// `npm run test:hosts`: the built site on nginx and, in wrangler, on Cloudflare Workers and Pages. A host that this machine
// does not have is named and fails nothing; a wrong answer fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostCounterPath } from '../site/visit-counter-settings.ts';
import { wrongAnswers } from './host-answers.ts';
import { presentCount, wrongCounts } from './visit-counts.ts';
import { freePort, NotStarted, withServer } from './with-server.ts';

// Fetched by npx where it is used: docs/decisions/hosts-tried-not-depended-on.md.
const WRANGLER = 'wrangler@4.164.0';

const distDir = resolve('dist');

async function onNginx(): Promise<string[]> {
  const folder = makeFolder('nginx');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxServer(folder, port));
  const args = ['-p', folder, '-c', config, '-e', 'stderr'];
  return withServer(
    { command: 'nginx', args, env: nginxEnv, cwd: folder, origin, timeoutMs: 10_000 },
    () => wrongAnswers(origin, distDir),
  );
}

// Debian installs it where only root's PATH leads.
const nginxEnv = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

/** The built include in a server that any user can run. */
function nginxServer(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    server {
        listen 127.0.0.1:${port};
        root ${distDir};
        include ${distDir}/_nginx.conf;
    }
}
`;
}

async function onWrangler<Result>(
  command: readonly string[],
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    // An unreachable registry is reported at once, also under `npm run --silent`.
    npm_config_fetch_retries: '0',
    npm_config_loglevel: 'error',
  };
  const args = ['--yes', WRANGLER, ...command, '--ip', '127.0.0.1', '--port', String(port)];
  // It writes into the folder that it runs in.
  const cwd = makeFolder('wrangler');
  return withServer({ command: 'npx', args, env, cwd, origin, timeoutMs: 90_000 }, () =>
    run(origin),
  );
}

const workers = ['dev', '--config', resolve('wrangler.jsonc')];

async function onWorkers(): Promise<string[]> {
  const path = hostCounterPath;
  if (path === null) return onWrangler(workers, (origin) => wrongAnswers(origin, distDir));
  const { lines, last } = await onWrangler(workers, async (origin) => ({
    lines: [...(await wrongAnswers(origin, distDir, path)), ...(await wrongCounts(origin + path))],
    last: await presentCount(origin + path),
  }));
  // Counts must outlive a restart.
  const kept = await onWrangler(workers, (origin) => presentCount(origin + path));
  return kept === last ? lines : [...lines, `counted ${last} visits; after a restart ${kept}`];
}

function makeFolder(host: string): string {
  const folder = resolve('.cache/hosts', host);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function report(name: string, lines: readonly string[]) {
  console.log(`${name}: ${lines.length === 0 ? 'every answer is right' : 'WRONG'}`);
  for (const line of lines) console.log(`  ${line}`);
  if (lines.length > 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const nginx = spawnSync('nginx', ['-v'], { env: nginxEnv, encoding: 'utf8' });
if (nginx.status === 0) {
  // Where nginx does not start, it refuses the include.
  report(nginx.stderr.trim(), await onNginx().catch((error: unknown) => [String(error)]));
} else {
  console.log('nginx: NOT TRIED. It is not installed: apt-get install nginx-light');
}

const pages = ['pages', 'dev', distDir, '--compatibility-date', '2026-01-01'];
const onCloudflare = {
  Workers: onWorkers,
  Pages: () => onWrangler(pages, (origin) => wrongAnswers(origin, distDir)),
};
for (const [host, lines] of Object.entries(onCloudflare)) {
  const name = `${WRANGLER} (Cloudflare ${host})`;
  try {
    report(name, await lines());
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    console.log(`${name}: NOT TRIED. It could not be fetched or started: ${error.message}`);
  }
}
