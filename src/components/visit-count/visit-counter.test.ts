import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, test, vi } from 'vitest';
import { countAddress, readVisitCount } from './visit-counter.ts';

type Stored = Record<string, string>;

const url = 'https://counter.example/v1/a-site/visits/up';

function storageOver(stored: Stored) {
  return {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
}

function blockedStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => vi.unstubAllGlobals());

function setUp(answer: typeof fetch, stored: { session?: Stored; local?: Stored } = {}) {
  const session = stored.session ?? {};
  const local = stored.local ?? {};
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('sessionStorage', storageOver(session));
  vi.stubGlobal('localStorage', storageOver(local));
  return { session, local, fetch };
}

const counted = { session: { visited: 'true' }, local: { 'visit-count': '41' } };

test.each([
  ['same-origin', true, ''],
  ['same-origin', false, ''],
  ['https://counter.example', true, 'https://counter.example'],
  // A copy of the site does not use the outside service.
  ['https://counter.example', false, ''],
] as const)(
  'with the setting %s, and the own address %s, visits are counted at "%s"',
  (baseUrl, isOwn, host) => {
    expect(countAddress({ baseUrl, site: 'a-site' }, isOwn)).toBe(`${host}/v1/a-site/visits/up`);
  },
);

it.each([41, 0])(
  'the counter counts a new session, marks it and stores the number %d',
  async (count) => {
    const { fetch, session, local } = setUp(async () => Response.json({ count }), {
      local: { 'visit-count': '7' },
    });
    expect(await readVisitCount(url)).toBe(count);
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(fetch.mock.calls).toEqual([[url, init]]);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect([session, local]).toEqual([{ visited: 'true' }, { 'visit-count': String(count) }]);
  },
);

it.each(['41', '0'])(
  'the counter shows the stored number %s in a session that is counted',
  async (stored) => {
    const { fetch } = setUp(() => Promise.reject(new Error('not asked')), {
      ...counted,
      local: { 'visit-count': stored },
    });
    expect(await readVisitCount(url)).toBe(Number(stored));
    expect(fetch).not.toHaveBeenCalled();
  },
);

it.each([null, 'abc', '-1', '9007199254740992'])(
  'the counter asks again in a counted session when the stored number is %j',
  async (stored) => {
    const { local } = setUp(async () => Response.json({ count: 50 }), {
      ...counted,
      local: stored === null ? {} : { 'visit-count': stored },
    });
    expect(await readVisitCount(url)).toBe(50);
    expect(local).toEqual({ 'visit-count': '50' });
  },
);

it.each<[string, () => Promise<Response>]>([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a fetch that throws',
    () => {
      throw new TypeError('no fetch here');
    },
  ],
  ['500', async () => Response.json({ count: 5 }, { status: 500 })],
  ['HTML', async () => new Response('<!doctype html>')],
  ...[null, {}, ...['5', -5, 12.5, 1e21].map((count) => ({ count }))].map(
    (body): [string, () => Promise<Response>] => [
      JSON.stringify(body),
      async () => Response.json(body),
    ],
  ),
])(
  'the number is 0 after %s, which marks and stores nothing and is not tried again',
  async (_, answer) => {
    const { fetch, session, local } = setUp(answer);
    expect(await readVisitCount(url)).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([session, local]).toEqual([{}, {}]);
  },
);

it('the counter shows the number where storage is blocked or full', async () => {
  const { session } = setUp(async () => Response.json({ count: 8 }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: blockedStorage });
  expect(await readVisitCount(url)).toBe(8);
  expect(session).toEqual({ visited: 'true' });
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, { get: blockedStorage, configurable: true });
  expect(await readVisitCount(url)).toBe(8);
});

it.each(['no answer', 'half an answer'])(
  'the counter gives up after %s, and stores nothing',
  async (answer) => {
    await using server = createServer((_request, response) => {
      if (answer === 'half an answer') response.writeHead(200).write('{"count":');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { session, local } = setUp(fetch);
    expect(await readVisitCount(`http://127.0.0.1:${port}`, 100)).toBe(0);
    expect([session, local]).toEqual([{}, {}]);
    server.closeAllConnections();
  },
);
