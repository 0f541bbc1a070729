import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { visitCounter } from '../src/content/visit-counter-settings.ts';
import { visitPath } from '../src/components/visit-count/visit-counter.ts';
import worker, { VisitCounter } from './worker.ts';

// tests/site/host.test.ts tests the Worker in its own runtime. These are cases that requests to it cannot cause.

const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html', 'X-Test': 'all' };
const ofItsBody = { 'Content-Encoding': 'br', 'Content-Length': '12', ETag: '"page"' };
const path = visitPath(visitCounter.site);

/** Runs the Worker. `used` lists the files and the visit counters that it has asked. */
function host(visits: typeof objectInMemory = objectInMemory) {
  const used: string[] = [];
  const objects = new Map<string, ReturnType<typeof objectInMemory>>();
  const ASSETS = {
    async fetch(address: URL | Request) {
      used.push(address instanceof URL ? address.href : address.url);
      return new Response('the 404 page', { headers: { ...headers, ...ofItsBody } });
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
      worker.fetch(new Request(new URL(url, 'https://home.example'), init), { ASSETS, VISITS }),
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

test.each([
  ['POST', '/nothing-here', 'GET, HEAD'],
  ['HEAD', path, 'GET'],
])(
  'the worker refuses %s %s, says what it allows, and counts nothing',
  async (method, address, allowed) => {
    const { ask, used } = host();
    const response = await ask(address, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
    expect(response.headers.get('X-Test')).toBe('all');
    for (const name of Object.keys(ofItsBody)) expect(response.headers.get(name)).toBeNull();
    expect(used).toHaveLength(1);
  },
);

test('the worker counts the visits of every host under one name', async () => {
  const { ask, used } = host();
  await ask(path);
  const other = await ask(`https://another.example${path}`);
  expect(await other.json()).toEqual({ count: 2 });
  // Under another name the live count would begin again at 0.
  expect(used.filter((it) => !it.startsWith('https:'))).toEqual(['live', 'live']);
});

test('the worker answers 503 where the storage fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask } = host(() => ({ fetch: () => Promise.reject(new Error('quota is used up')) }));
  const response = await ask(path);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ count: null });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(told).toHaveBeenCalledOnce();
});
