import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { presentCount, wrongCounts } from '../../tools/hosts/visit-counts.ts';
import { createLocalServer } from '../../tools/server/local-server.ts';
import { visitCounter } from '../../src/content/visit-counter.ts';
import { visitPath } from '../../src/lib/visit-counter.ts';
import { rawRequest } from './raw-request.ts';
import {
  startServer,
  temporarySite,
  type RunningServer,
  type TemporarySite,
} from './temporary-site.ts';

const counterPath = visitPath(visitCounter.site);
const revalidated = 'public, max-age=0, must-revalidate';

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

// Statuses, types, redirects, compression and headers of each kind of answer: tests/site/verify-live.test.ts.

describe('pages', () => {
  test('an unchanged page answers 304, with every header', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const response = await get('/about', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe(revalidated);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['/about', 200],
    ['/nothing-here', 404],
  ])('HEAD %s answers %d, without a body', async (path, status) => {
    const response = await get(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await get('/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('files', () => {
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
    ['BR;q=0.5', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
  ])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
    for (const path of ['/about', '/nothing-here']) {
      const response = await get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('Every child in school');
    }
  });

  test('a range request is answered with the whole file', async () => {
    const response = await get('/icon.svg', { headers: { Range: 'bytes=9-2' } });
    expect(response.status).toBe(200);
  });
});

describe('paths that do not exist', () => {
  const unknownPaths = [
    '/About',
    '/404',
    '/_headers',
    '/.vite/manifest.json',
    '/about.html.br',
    '/icon.svg/',
    '//evil.example/about',
    '/%0d%0aLocation:%20http://evil.example/',
    String.raw`/\evil.example`,
    'http://evil.example/',
    `/${'long-'.repeat(400)}`,
    '/%E0%A4%A',
    '/..%2f..%2fetc%2fpasswd',
    '/../../../etc/passwd',
    '/about%00',
    `${counterPath}/`,
    counterPath.replace('/up', '/down'),
  ];

  const named = unknownPaths.map((path) => [path.slice(0, 60), path] as const);

  test.each(named)('%s is answered with the 404 page and no redirect', async (_name, path) => {
    const answer = await rawRequest(server.port, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Oops! Page not found');
    expect(answer.headers.has('location')).toBe(false);
    expect(answer.headers.get('cache-control')).toBe(revalidated);
  });

  test('an invalid request line is refused, and the next request is answered', async () => {
    expect((await rawRequest(server.port, '/😀')).status).toBe(400);
    expect((await get('/about')).status).toBe(200);
  });

  test('a folder without a built site is refused, and the error names the command that builds it', () => {
    const options = { distDir: '/nothing-here', counterDatabase: ':memory:' };
    expect(() => createLocalServer(options)).toThrow('npm run build');
  });
});

/** The counter's answer to a visitor; what fetch calls itself is a robot. */
async function visitOf({ origin }: { origin: string }): Promise<unknown> {
  const answer = await fetch(origin + counterPath, { headers: { 'User-Agent': '' } });
  return answer.json();
}

describe('visit counter', () => {
  // With 2,000 visits, and of Cloudflare: npm run test:hosts.
  test('gives each visit its own number, and keeps the last after a restart', async () => {
    const database = `${site.distDir}/kept/visits.sqlite`;
    const running = await startServer(site.distDir, database);
    expect(await wrongCounts(running.origin + counterPath, 50)).toEqual([]);
    const last = await presentCount(running.origin + counterPath);
    await running.close();
    const restarted = await startServer(site.distDir, database);
    expect(await presentCount(restarted.origin + counterPath)).toBe(last);
    await restarted.close();
  });

  test('a damaged file is named, is left as it is, and does not stop the site', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = `${site.distDir}/damaged/visits.sqlite`;
    await mkdir(dirname(database));
    await writeFile(database, 'not a database '.repeat(100));
    const running = await startServer(site.distDir, database);
    expect((await fetch(`${running.origin}/about`)).status).toBe(200);
    expect(await visitOf(running)).toEqual({ count: 1 });
    await running.close();
    expect(told.mock.calls.flat().join()).toContain(database);
    expect(await readFile(database, 'utf8')).toMatch(/^not a database/);
  });

  test('a locked file is named, and holds up no page', async () => {
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
    expect(await visitOf(running)).toEqual({ count: 1 });
    await running.close();
  });
});
