import { unstable_startWorker as startWorker } from 'wrangler';

/**
 * Serves a built site on this machine as Cloudflare does, at a free port. The visit count is kept in a folder, if
 * one is given.
 */
export async function serveSite(distDir: string, countDir: string | false = false) {
  // What it must not ask of other hosts.
  process.loadEnvFile('.env');
  const worker = await startWorker({
    config: 'wrangler.jsonc',
    assets: distDir,
    dev: {
      server: { port: 0 },
      inspector: false,
      persist: countDir,
      logLevel: 'error',
      watch: false,
    },
  });
  const { origin } = await worker.url;
  return { origin, close: () => worker.dispose() };
}
