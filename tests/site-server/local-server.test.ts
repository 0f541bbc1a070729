import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { presentCount, wrongCounts } from '../../tools/hosts/visit-counts.ts';
import { createLocalServer } from '../../tools/site/local-server.ts';
import { countedSite } from '../../tools/site/visit-counter-settings.ts';
import { visitPath } from '../../tools/site/visit-counting.ts';
import { rawRequest } from './raw-request.ts';
import {
  startServer,
  temporarySite,
  type RunningServer,
  type TemporarySite,
} from './temporary-site.ts';

const counterPath = visitPath(countedSite);
const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

let site: TemporarySite;
let server: RunningServer;

beforeAll(async () => {
  site = await temporarySite();
  server = await startServer(site.distDir);
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'manual', ...init });
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?tab=donate', 'About'],
    ['/gallery', 'Gallery'],
  ])('%s is the page "%s", revalidated [fault 16] [fault 52]', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(revalidated);
  });

  test('an unchanged page answers 304, with every header [fault 52] [fault 66]', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const response = await get('/about', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe(revalidated);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/gallery/?photo=1', '/gallery?photo=1'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s redirects to %s [fault 16]', async (path, address) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(address);
    expect(response.headers.get('cache-control')).toBe(revalidated);
  });

  test('HEAD answers as GET does, without a body [fault 66]', async () => {
    const response = await get('/about', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused [fault 66]', async (method) => {
    const response = await get('/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('files', () => {
  test.each(['/assets/boot-a1b2c3d4.js', '/gallery/main-gate-480.a1b2c3d4.avif'])(
    '%s is cached for a year [fault 52]',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe(immutable);
    },
  );

  test('a file whose name has no hash is revalidated, except the icon [fault 52]', async () => {
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe(revalidated);
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each([
    ['/assets/boot-a1b2c3d4.js', 'text/javascript'],
    ['/gallery/main-gate-480.a1b2c3d4.avif', 'image/avif'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/robots.txt', 'text/plain;charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('a build that replaces the files while the server runs changes no answer', async () => {
    const other = await temporarySite();
    const running = await startServer(other.distDir);
    const ask = async () => (await fetch(`${running.origin}/about`)).text();
    const before = await ask();
    for (const name of ['about.html', 'about.html.br', 'about.html.gz'])
      await writeFile(join(other.distDir, name), 'a build has begun to write');
    expect(await ask()).toBe(before);
    await other.remove();
    expect(await ask()).toBe(before);
    await running.close();
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
    for (const path of ['/about', '/assets/boot-a1b2c3d4.js', '/nothing-here']) {
      const response = await get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('Every child in school');
    }
  });

  test('a range request is answered with the whole file [fault 66]', async () => {
    const response = await get('/icon.svg', { headers: { Range: 'bytes=9-2' } });
    expect(response.status).toBe(200);
  });
});

describe('headers', () => {
  test.each(['/', '/assets/boot-a1b2c3d4.js', '/gallery', '/nothing-here', counterPath])(
    '%s carries the security headers, each once [fault 52]',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';[^,]*$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );
});

describe('paths that do not exist', () => {
  const unknownPaths = [
    '/nothing-here',
    '/About',
    '/gallery/main-gate',
    '/gallery/unknown.avif',
    '/nothing-here/',
    '/nothing-here.html',
    '/assets/',
    '/assets/boot-gone.js',
    '/404',
    '/404.html',
    '/404/',
    '/_headers',
    '/_nginx.conf',
    '/.vite/manifest.json',
    '/.env',
    '/about.html.br',
    '/icon.svg/',
    '//evil.example',
    '//evil.example/',
    '//evil.example/about',
    '//about/',
    '/%0d%0aLocation:%20http://evil.example/',
    '///evil.example/..',
    String.raw`/\evil.example`,
    'http://evil.example/',
    `/${'long-'.repeat(400)}`,
    '/%E0%A4%A',
    '/%F0%9F%98%80',
    '/..%2f..%2fetc%2fpasswd',
    '/../../../etc/passwd',
    '/about%00',
    '/v1/another-site/visits/up',
    `${counterPath}/`,
    counterPath.replace('/up', '/down'),
  ];

  const named = unknownPaths.map((path) => [path.slice(0, 60), path] as const);

  test.each(named)(
    '%s is answered with the 404 page and no redirect [fault 16] [fault 52]',
    async (_name, path) => {
      const answer = await rawRequest(server.port, path);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('Oops! Page not found');
      expect(answer.headers.has('location')).toBe(false);
      expect(answer.headers.get('cache-control')).toBe(revalidated);
    },
  );

  test('an invalid request line is refused, and the next request is answered', async () => {
    expect((await rawRequest(server.port, '/😀')).status).toBe(400);
    expect((await get('/about')).status).toBe(200);
  });

  test('HEAD answers with status 404 and no body [fault 66]', async () => {
    const answer = await rawRequest(server.port, '/nothing-here', 'HEAD');
    expect(answer.status).toBe(404);
    expect(answer.body).toBe('');
  });

  test('a folder without a built site is refused, and the error names the command that builds it', () => {
    const options = { distDir: '/nothing-here', counterDatabase: ':memory:' };
    expect(() => createLocalServer(options)).toThrow('npm run build');
  });
});

describe('visit counter', () => {
  // As npm run test:hosts asks it of Cloudflare.
  test('gives each of 2,000 visits its own number, and keeps the last after a restart [fault 123]', async () => {
    const database = `${site.distDir}/kept/visits.sqlite`;
    const running = await startServer(site.distDir, database);
    expect(await wrongCounts(running.origin + counterPath)).toEqual([]);
    const last = await presentCount(running.origin + counterPath);
    await running.close();
    const restarted = await startServer(site.distDir, database);
    expect(await presentCount(restarted.origin + counterPath)).toBe(last);
    await restarted.close();
  });

  test('a damaged file is named, is left as it is, and does not stop the site [fault 126]', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = `${site.distDir}/damaged/visits.sqlite`;
    await mkdir(dirname(database));
    await writeFile(database, 'not a database '.repeat(100));
    const running = await startServer(site.distDir, database);
    expect((await fetch(`${running.origin}/about`)).status).toBe(200);
    expect(await (await fetch(`${running.origin}${counterPath}`)).json()).toEqual({ count: 1 });
    await running.close();
    expect(told.mock.calls.flat().join()).toContain(database);
    expect(await readFile(database, 'utf8')).toMatch(/^not a database/);
    told.mockRestore();
  });

  test('a locked file is named, and holds up no page [fault 126]', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = `${site.distDir}/locked/visits.sqlite`;
    const running = await startServer(site.distDir, database);
    const other = new DatabaseSync(database);
    other.exec('BEGIN EXCLUSIVE');
    const started = performance.now();
    const [counted, page] = await Promise.all([
      fetch(`${running.origin}${counterPath}`),
      fetch(`${running.origin}/about`),
    ]);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(counted.status).toBe(503);
    expect(page.status).toBe(200);
    expect(told.mock.calls.flat().join()).toContain(database);
    other.exec('ROLLBACK');
    other.close();
    expect(await (await fetch(`${running.origin}${counterPath}`)).json()).toEqual({ count: 1 });
    await running.close();
    told.mockRestore();
  });
});
