// `node tools/serve-site.ts [port] [count folder] [site folder]`, for `npm run serve` and browser tests.
import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

type ServeOptions = {
  /** 0 takes a free one. */
  port?: number;
  /** Keeps the visit count. Without it each start begins at 0. */
  countDir?: string;
};

/**
 * Serves a build as Cloudflare does, and each newer one once it is complete. Wrangler itself does not watch the folder:
 * it would stop when a build empties it.
 */
export async function serveSite(distDir: string, { port = 0, countDir }: ServeOptions = {}) {
  // Wrangler reads some of these settings when it is imported.
  process.loadEnvFile('.env');
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: 'wrangler.jsonc',
    assets: distDir,
    dev: {
      server: { port },
      inspector: false,
      persist: countDir ?? false,
      logLevel: 'error',
      watch: false,
    },
  });
  const { origin } = await worker.url;
  // The build writes this file last.
  const lastFile = path.join(distDir, 'build.json');
  watchFile(lastFile, { interval: 300 }, ({ size }) => {
    if (size > 0) void worker.patchConfig({});
  });
  const close = () => {
    unwatchFile(lastFile);
    return worker.dispose();
  };
  return { origin, close };
}

/** Wrangler waits forever for a port in use, and prints nothing. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return free;
}

if (import.meta.main) {
  const [port = '4173', countDir = '.wrangler/state', distDir = 'dist'] = process.argv.slice(2);
  if (await isFree(Number(port))) {
    const { origin } = await serveSite(distDir, { port: Number(port), countDir });
    console.log(`The site is on ${origin}`);
  } else {
    console.error(`Port ${port} is in use: stop the other server, or type npm run serve -- 4180`);
    process.exitCode = 1;
  }
}
