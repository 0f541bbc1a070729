import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { visitCounter } from '../../src/content/visit-counter-settings.ts';
import { visitPath } from '../../src/components/visit-count/visit-counter.ts';
import { differences } from '../../tools/publish/verify-live.ts';
import { serveSite } from '../../tools/serve-site.ts';
import { builtFile, distDir } from './built-site.ts';

// Requests to the built site, as Cloudflare serves it (wrangler.jsonc, worker/worker.ts, dist/_headers).

const counter = visitPath(visitCounter.site);
const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
const countDir = path.join(folder, 'count');

let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  // It starts even where the home folder cannot be written.
  vi.stubEnv('HOME', '/dev/null');
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  site = await serveSite(distDir, { countDir });
  return () => site.close();
}, 90_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const ask = (address: string, init: RequestInit = {}) =>
  fetch(site.origin + address, { redirect: 'manual', ...init });

function aFile(under: string, extension: string): string {
  const file = readdirSync(distDir + under).find((name) => name.endsWith(extension));
  if (!file) throw new Error(`dist/${under} holds no ${extension} file`);
  return path.posix.join('/', under, file);
}

const html = 'text/html; charset=utf-8';
const year = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test.each([
  ['/', html, revalidated],
  // A page and a folder of pictures have this name.
  ['/gallery', html, revalidated],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
  ['/icon.svg', 'image/svg+xml', 'public, max-age=86400'],
  [aFile('assets', '.js'), 'text/javascript; charset=utf-8', year],
  [aFile('gallery', '.avif'), 'image/avif', year],
  [aFile('gallery', '.jpg'), 'image/jpeg', year],
  ['/cards/payment-card.png', 'image/png', revalidated],
  ['/cards/poster.pdf', 'application/pdf', revalidated],
  [aFile('', '.vcf'), 'text/vcard; charset=utf-8', revalidated],
])('%s is served as %s, and cached as "%s"', async (address, type, cache) => {
  const { status, headers } = await ask(address);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Cache-Control')).toBe(cache);
  expect(headers.get('X-Robots-Tag')).toBe(
    /^\/gallery\/|payment-card|\.(?:vcf|pdf)$/.test(address) ? 'noindex' : null,
  );
  // Other sites may show the poster, and the picture of a shared link.
  const forAll = /^\/cards\/|\.jpg$/.test(address);
  const forUs = /^\/assets\/|\.(?:avif|svg)$/.test(address);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(
    forAll ? 'cross-origin' : forUs ? 'same-origin' : null,
  );
});

test('a page is compressed, and answered by 304 if the browser has it', async () => {
  const { headers } = await ask('/about', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(headers.get('Content-Encoding')).toMatch(/^(?:br|gzip)$/);
  expect(headers.get('Set-Cookie')).toBeNull();
  const known = { 'If-None-Match': headers.get('ETag') ?? '' };
  expect((await ask('/about', { headers: known })).status).toBe(304);
});

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/?tab=donate', '/about?tab=donate'],
  ['/gallery/', '/gallery'],
])('%s is redirected to %s', async (address, location) => {
  const { status, headers } = await ask(address);
  expect([307, 308]).toContain(status);
  expect(headers.get('Location')).toBe(location);
});

test.each([
  '/nothing-here',
  '/nothing-here/',
  '/About',
  '/assets/',
  '/assets/gone.js',
  '/gallery/gone.avif',
  '/_headers',
  '/.vite/manifest.json',
  '//evil.example/about',
  '/%0d%0aLocation:%20http://evil.example/',
  '/about%00',
  '/%E2%80%A8',
  `${counter}/`,
  '/v1/another-site/visits/up',
])('%s is answered by the 404 page, which is not kept for long', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe(html);
  expect(answer.headers.get('Cache-Control')).toBe(revalidated);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await answer.text()).toBe(builtFile('404.html'));
});

test.each([
  ['POST', '/about', 405],
  ['POST', '/nothing-here', 405],
  ['HEAD', '/nothing-here', 404],
  ['HEAD', counter, 405],
  ['POST', counter, 405],
])('%s %s is answered by %d', async (method, address, expected) => {
  const { status, headers } = await ask(address, { method });
  expect(status).toBe(expected);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

/** The answer to a robot, or to a visitor with an own internet address. */
async function count(caller: number | 'robot'): Promise<unknown> {
  const answer = await ask(counter, {
    headers: {
      'CF-Connecting-IP': `10.9.8.${caller === 'robot' ? 0 : caller}`,
      'User-Agent':
        caller === 'robot'
          ? 'a bot'
          : 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    },
  });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return ((await answer.json()) as { count: unknown }).count;
}

test('the server counts 100 visits at once, and keeps the count over a restart', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  const counts = await Promise.all(numbers.map((caller) => count(caller)));
  expect(counts.toSorted((one, other) => Number(one) - Number(other))).toEqual(numbers);
  await site.close();
  site = await serveSite(distDir, { countDir });
  expect(await count('robot')).toBe(100);
});

// tools/publish/verify-live.test.ts shows the faults that it finds.
test('npm run verify-live finds nothing wrong with it', async () => {
  expect(await differences(site.origin, distDir)).toEqual([]);
});

test('the server serves a new build as soon as it is complete', async () => {
  const other = path.join(folder, 'other');
  const build = (page: string) => {
    rmSync(other, { recursive: true, force: true });
    mkdirSync(other);
    for (const file of [`${page}.html`, 'build.json']) writeFileSync(path.join(other, file), page);
  };
  build('old');
  const { origin, close } = await serveSite(other);
  build('new');
  const statusOfNew = async () => {
    // Each time, because the server may have missed the first change. Not often: a busy machine would begin again before
    // it has loaded the last one.
    writeFileSync(path.join(other, 'build.json'), crypto.randomUUID());
    return (await fetch(`${origin}/new`)).status;
  };
  await expect.poll(statusOfNew, { timeout: 50_000, interval: 5000 }).toBe(200);
  await close();
});

test('the server says in one sentence that its port is in use', () => {
  const server = ['tools/serve-site.ts', new URL(site.origin).port];
  // In an empty clone `dist` is not built yet.
  server.push('test-results/wrangler', distDir);
  const { status, stderr } = spawnSync(process.execPath, server);
  expect(status).toBe(1);
  // Wrangler also warns of HTTP_PROXY.
  expect(stderr.toString()).toMatch(/^Port \d+ is in use: .*\n$/m);
});

test.each([
  [['--port', '4180'], {}],
  [['80000'], {}],
  // What npm makes of `npm run serve --port=4180`.
  [[], { npm_config_port: '4180' }],
])('the server refuses %j with %j, and says how to name a port', (args, env) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/serve-site.ts', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^".*" is no port; expected a number .*, as in: npm run serve 4180\n$/);
});

test('the server says what to type where a build was interrupted', async () => {
  await expect(serveSite(folder)).rejects.toThrow('holds no complete build: type npm run build');
});

describe.runIf(process.platform !== 'win32')('on a system with a shell', () => {
  test('the server ends with what the runtime says if that cannot start', async () => {
    const runtime = path.join(folder, 'workerd');
    const words = 'version GLIBC_2.35 not found';
    writeFileSync(runtime, `#!/bin/sh\necho "${words}" >&2\nexit 1`, { mode: 0o755 });
    vi.stubEnv('MINIFLARE_WORKERD_PATH', runtime);
    onTestFinished(() => void vi.stubEnv('MINIFLARE_WORKERD_PATH', undefined));
    await expect(serveSite(distDir)).rejects.toThrow(words);
  });

  test('the server starts beside another one on [::1], and ends when its shell is killed', async () => {
    const other = createServer().listen(0, '::1');
    await once(other, 'listening').catch(() => undefined);
    const port = (other.address() as AddressInfo | null)?.port ?? 0;
    const server = `node tools/serve-site.ts ${port} ${folder}/other-count ${distDir}`;
    const { XDG_CONFIG_HOME: _, ...env } = process.env;
    const shell = spawn('sh', ['-c', `${server} & wait`], {
      // It starts even where the home folder cannot be written.
      env: { ...env, HOME: '/dev/null' },
    });
    let address = '';
    // The output ends with the last process that could write to it.
    for await (const line of createInterface(shell.stdout)) {
      if (!line.startsWith('The site is on ')) continue;
      address = line;
      shell.kill();
    }
    other.close();
    expect(address).toMatch(/http:\/\/127\.0\.0\.1:\d+$/);
  });
});
