import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { freePort, startHost, type RunningHost } from './running-host.ts';

// Fetched when it is asked for: see docs/decisions/hosts-tried-not-depended-on.md.
export const WRANGLER = 'wrangler@4.164.0';

// A registry that is out of reach is said at once, also under `npm run --silent`.
const npmSettings = { npm_config_fetch_retries: '0', npm_config_loglevel: 'error' };

/** Cloudflare Pages as its own tool plays it, from npm's cache or from the registry. */
export async function startWrangler(distDir: string): Promise<RunningHost> {
  // It writes into the folder that it runs in.
  const folder = resolve('.cache/hosts/wrangler');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-01-01'];
  return startHost({
    command: 'npx',
    args: ['--yes', WRANGLER, 'pages', 'dev', distDir, ...where],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', ...npmSettings },
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    timeoutMs: 90_000,
  });
}
