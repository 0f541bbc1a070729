import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import {
  cachedCount,
  countAddress,
  countFrom,
  readVisitCount,
  type VisitCountOptions,
} from './visit-counter.ts';

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

function setUp(answer: () => Promise<Response>, stored: { session?: Stored; local?: Stored } = {}) {
  const session = stored.session ?? {};
  const local = stored.local ?? {};
  const fetch = vi.fn<VisitCountOptions['fetch']>(answer);
  const options: VisitCountOptions = {
    fetch,
    session: () => storageOver(session),
    local: () => storageOver(local),
    url,
  };
  return { session, local, fetch, options };
}

async function answers(body: unknown): Promise<Response> {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body));
}

describe('countAddress', () => {
  const path = '/v1/a-site/visits/up';
  const outside = { baseUrl: 'https://counter.example', site: 'a-site' } as const;
  const own = { baseUrl: 'same-origin', site: 'a-site' } as const;

  it('is on the host of the site, or at the outside service', () => {
    expect(countAddress(own, true)).toBe(path);
    expect(countAddress(outside, true)).toBe(`https://counter.example${path}`);
  });

  it('a copy of the site does not use the outside service', () => {
    expect(countAddress(own, false)).toBe(path);
    expect(countAddress(outside, false)).toBe(path);
  });
});

describe('the number in an answer', () => {
  it('is in the field count', () => {
    expect(countFrom({ count: 4321 })).toBe(4321);
    expect(countFrom({ count: 0 })).toBe(0);
  });

  it.each([-5, 12.5, 1e21, '12'])('is not %j', (count) => {
    expect(countFrom({ count })).toBeNull();
  });

  it.each([null, { data: { count: 7 } }])('is not in %j', (json) => {
    expect(countFrom(json)).toBeNull();
  });
});

describe('the number that was stored', () => {
  it('is digits alone', () => {
    expect(cachedCount('42')).toBe(42);
    expect(cachedCount('0')).toBe(0);
  });

  it.each([null, '-1', '9007199254740992'])('is thrown away where it is %j', (text) => {
    expect(cachedCount(text)).toBeNull();
  });
});

describe('the count of visits', () => {
  it('counts a new session, then marks it as counted and stores the number', async () => {
    const { options, fetch, session, local } = setUp(() => answers({ count: 41 }));
    expect(await readVisitCount(options)).toBe(41);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session).toEqual({ visited: 'true' });
    expect(local).toEqual({ 'visit-count': '41' });
  });

  it('sends no cookies and no referrer', async () => {
    const { options, fetch } = setUp(() => answers({ count: 1 }));
    await readVisitCount(options);
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(fetch).toHaveBeenCalledWith(url, init);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('is the stored one in a session that is counted', async () => {
    const { options, fetch } = setUp(() => answers({ count: 99 }), {
      session: { visited: 'true' },
      local: { 'visit-count': '41' },
    });
    expect(await readVisitCount(options)).toBe(41);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('replaces an older number in a new session', async () => {
    const { options, local } = setUp(() => answers({ count: 99 }), {
      local: { 'visit-count': '41' },
    });
    expect(await readVisitCount(options)).toBe(99);
    expect(local).toEqual({ 'visit-count': '99' });
  });

  it.each([{}, { 'visit-count': 'abc' }])(
    'asks again in a counted session when the stored number is %j',
    async (cache) => {
      const { options, fetch, local } = setUp(() => answers({ count: 50 }), {
        session: { visited: 'true' },
        local: { ...cache },
      });
      expect(await readVisitCount(options)).toBe(50);
      expect(fetch).toHaveBeenCalledTimes(1);
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
    ['HTML', () => answers('<!doctype html>')],
    ['a number that is none', () => answers({ count: '5' })],
  ])('is 0 after %s, which marks and stores nothing and is not tried again', async (_, answer) => {
    const { options, fetch, session, local } = setUp(answer);
    expect(await readVisitCount(options)).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session).toEqual({});
    expect(local).toEqual({});
  });

  it('shows the number where storage is blocked', async () => {
    const { options } = setUp(() => answers({ count: 8 }));
    const blocked = { ...options, session: blockedStorage, local: blockedStorage };
    expect(await readVisitCount(blocked)).toBe(8);
  });

  it('shows the number where storage is full', async () => {
    const { options, session } = setUp(() => answers({ count: 8 }));
    const full = { getItem: () => null, setItem: blockedStorage };
    expect(await readVisitCount({ ...options, local: () => full })).toBe(8);
    expect(session).toEqual({ visited: 'true' });
  });
});

it.each(['no answer', 'half an answer'])(
  'gives up after %s, and stores nothing',
  async (answer) => {
    await using server = createServer((_request, response) => {
      if (answer === 'half an answer') response.writeHead(200).write('{"count":');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { options, session, local } = setUp(() => Promise.reject(new Error('not asked')));
    const asked = { fetch, url: `http://127.0.0.1:${port}`, timeoutMs: 100 };
    expect(await readVisitCount({ ...options, ...asked })).toBe(0);
    expect([session, local]).toEqual([{}, {}]);
    server.closeAllConnections();
  },
);
