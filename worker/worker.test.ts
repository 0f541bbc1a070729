import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { organization } from '../src/content/organization.ts';
import { visitCounter } from '../src/content/visit-counter.ts';
import { visitPath } from '../src/lib/visit-counter.ts';
import worker, { VisitCounter } from './worker.ts';

// The same in the Workers runtime: npm run test:hosts.

const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html', 'X-Test': 'all' };
const path = visitPath(visitCounter.site);

/** Where the Worker runs; `used` are the files and the visit counters that it has used. */
function host(visits: typeof objectInMemory = objectInMemory) {
  const used: string[] = [];
  const objects = new Map<string, ReturnType<typeof objectInMemory>>();
  const ASSETS = {
    async fetch(address: URL | Request) {
      used.push(address instanceof URL ? address.href : address.url);
      return new Response('the 404 page', { headers: { ...headers, ETag: '"page"' } });
    },
  };
  const VISITS = {
    getByName(name: string) {
      used.push(name);
      const object = objects.get(name) ?? visits();
      objects.set(name, object);
      return object;
    },
  };
  return {
    used,
    ask: (url: string, init: RequestInit = {}) =>
      worker.fetch(new Request(new URL(url, organization.siteUrl), init), { ASSETS, VISITS }),
  };
}

function objectInMemory() {
  const db = new DatabaseSync(':memory:');
  const exec = (sql: string, ...values: string[]) => {
    const rows = db.prepare(sql).all(...values);
    return { toArray: () => rows };
  };
  const object = new VisitCounter({ storage: { sql: { exec } } });
  return { fetch: async (request: URL | Request) => object.fetch(request as Request) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['GET', 'HEAD'])(
  'answers %s of a missing file with the 404 page and its headers',
  async (method) => {
    const { ask, used } = host();
    const response = await ask('/assets/gone.js?a', { method });
    expect(used).toEqual([new URL('/404', organization.siteUrl).href]);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe('the 404 page');
  },
);

test.each(['POST', 'PUT', 'DELETE'])(
  'refuses %s, with the headers of every answer',
  async (method) => {
    const response = await host().ask('/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(response.headers.get('X-Test')).toBe('all');
    expect(response.headers.get('ETag')).toBeNull();
  },
);

test('counts a visit, with the headers of every answer', async () => {
  const { ask } = host();
  await ask(path);
  const response = await ask(path);
  expect(await response.json()).toEqual({ count: 2 });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('X-Test')).toBe('all');
  expect(response.headers.get('ETag')).toBeNull();
});

test.each(['HEAD', 'POST'])('refuses %s of the counter, and counts nothing', async (method) => {
  const { ask, used } = host();
  const response = await ask(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
  expect(used).toHaveLength(1);
});

test('answers another site’s name with 404, and touches no counter', async () => {
  const { ask, used } = host();
  expect((await ask('/v1/another-site/visits/up')).status).toBe(404);
  expect(used).toHaveLength(1);
});

test('counts visits of other hosts elsewhere', async () => {
  const { ask } = host();
  await ask(path);
  const test = await ask(`https://test.workers.dev${path}`);
  expect(await test.json()).toEqual({ count: 1 });
  expect(await (await ask(path)).json()).toEqual({ count: 2 });
});

test('answers 503 where the storage fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask } = host(() => ({ fetch: () => Promise.reject(new Error('quota is used up')) }));
  const response = await ask(path);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ count: null });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(told).toHaveBeenCalledOnce();
});
