// `node tools/serve-site.ts [port] [count folder] [site folder]`, for `npm run serve` and browser tests.
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The address of this machine itself, so that no other can open the site. */
const HOST = '127.0.0.1';

type ServeOptions = {
  /** 0 takes a free port. */
  port?: number;
  /** The folder that keeps the visit count. Without it each start begins at 0. */
  countDir?: string;
};

/**
 * Serves a build as Cloudflare does, and each newer one once it is complete. Throws an error in words for a person if it
 * can't.
 */
export async function serveSite(distDir: string, { port = 0, countDir }: ServeOptions = {}) {
  // The build writes this file last.
  const lastFile = path.join(distDir, 'build.json');
  if (!existsSync(lastFile))
    throw new Error(`${distDir} holds no complete build: type npm run build`);
  // Wrangler reads some of these settings when it is imported.
  process.loadEnvFile('.env');
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const words = Promise.withResolvers<string>();
  const worker = await startWorker({
    config: 'wrangler.jsonc',
    assets: distDir,
    dev: {
      // By name, wrangler would also bind ::1. It waits for ever where that address is in use or IPv6 is off.
      server: { hostname: HOST, port },
      inspector: false,
      persist: countDir ?? false,
      logLevel: 'error',
      structuredLogsHandler: ({ level, message }: { level: string; message: string }) => {
        words.resolve(message);
        if (level === 'error') console.error(message);
      },
      watch: false,
    },
  });
  // Wrangler itself would wait for ever.
  const failure = Promise.withResolvers<never>();
  worker.raw.once('error', failure.reject);
  const notice = setTimeout(() => console.error("Cloudflare's runtime is slow to start …"), 20_000);
  const end = setTimeout(() => {
    words.resolve('It has said nothing for a minute.');
    failure.reject(new Error('It has not started for a minute.'));
  }, 60_000);
  try {
    const { origin } = await Promise.race([worker.url, failure.promise]);
    watchFile(lastFile, { interval: 300 }, ({ size }) => {
      if (size > 0) void worker.patchConfig({});
    });
    const close = () => {
      unwatchFile(lastFile);
      return worker.dispose();
    };
    return { origin, close };
  } catch (error) {
    throw new Error(await inWords(error, port, words.promise), { cause: error });
  } finally {
    clearTimeout(notice);
    clearTimeout(end);
  }
}

/** Says why the server did not start, and what to do. */
async function inWords(event: unknown, port: number, words: Promise<string>): Promise<string> {
  const { message } = event instanceof Error ? event : (event as { cause: Error }).cause;
  if (message.startsWith('Address already in use'))
    return `Port ${port} is in use: stop the other server, or type npm run serve 4180`;
  // The words of the runtime may come later than the news that it has ended.
  const why = await Promise.race([words, wait(10_000, message, { ref: false })]);
  return `Cloudflare's runtime, workerd, did not start: ${why}
It needs glibc 2.35 (Debian 12, Ubuntu 22.04), macOS 13.5 or Windows 11, or newer.
npm run dev shows the site without it.`;
}

/** Ends the server with its npm or test run. If that was killed, the server would keep its port for ever. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 1000).unref();
}

async function serve(args: readonly string[]): Promise<string> {
  const [port = '4173', countDir = '.wrangler/state', distDir = 'dist'] = args;
  // npm keeps `--port=4180` for itself and says nothing.
  const kept = args.length === 0 ? process.env['npm_config_port'] : undefined;
  const given = kept === undefined ? args.join(' ') : `--port=${kept}`;
  if (kept !== undefined || !/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(
      `"${given}" is no port; expected a number up to 65535 alone, as in: npm run serve 4180`,
    );
  const { origin } = await serveSite(distDir, { port: Number(port), countDir });
  return origin;
}

if (import.meta.main) {
  try {
    endWithParent();
    console.log(`The site is on ${await serve(process.argv.slice(2))}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Wrangler would keep the process alive.
    process.exit(1);
  }
}
