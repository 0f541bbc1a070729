import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedCount, countFrom, readVisitCount, type VisitCountOptions } from './visit-counter.ts';

type Stored = Record<string, string>;

const request = { url: 'https://counter.example/v1/a-site/visits/up', countField: 'count' };

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
    request,
  };
  return { session, local, fetch, options };
}

async function answers(body: unknown): Promise<Response> {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body));
}

describe('countFrom [fault 2] [fault 3] [fault 11]', () => {
  it('reads the field that the setting names', () => {
    expect(countFrom('count', { count: 4321 })).toBe(4321);
    expect(countFrom('count', { count: 0 })).toBe(0);
    expect(countFrom('data.up_count', { data: { up_count: 7 } })).toBe(7);
  });

  it('reads no other field', () => {
    expect(countFrom('count', { data: { up_count: 7 } })).toBeNull();
    expect(countFrom('data.up_count', { count: 7 })).toBeNull();
  });

  it.each([-5, 12.5, Number.POSITIVE_INFINITY, Number.NaN, 1e21, '12', null, undefined, [3], {}])(
    'takes %j for no count',
    (count) => {
      expect(countFrom('count', { count })).toBeNull();
      expect(countFrom('data.up_count', { data: { up_count: count } })).toBeNull();
    },
  );

  it.each([null, undefined, 12, 'count', [], {}, { data: null }])(
    'finds no count in %j',
    (json) => {
      expect(countFrom('count', json)).toBeNull();
      expect(countFrom('data.up_count', json)).toBeNull();
    },
  );

  it('has no negative zero', () => {
    expect(Object.is(countFrom('count', { count: -0 }), 0)).toBe(true);
  });
});

describe('cachedCount [fault 7]', () => {
  it('takes digits alone', () => {
    expect(cachedCount('42')).toBe(42);
    expect(cachedCount('0')).toBe(0);
  });

  it.each([null, '', ' ', 'abc', '-1', '1.5', '1e999', '1e3', '9007199254740992', 'null'])(
    'throws %j away',
    (text) => {
      expect(cachedCount(text)).toBeNull();
    },
  );
});

describe('readVisitCount [fault 1] [fault 6] [fault 8]', () => {
  it('counts a new session, then flags and caches it', async () => {
    const { options, fetch, session, local } = setUp(() => answers({ count: 41 }));
    expect(await readVisitCount(options)).toBe(41);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session).toEqual({ 'mcch-visited': 'true' });
    expect(local).toEqual({ 'mcch-visit-count': '41' });
  });

  it('sends no cookies and no referrer', async () => {
    const { options, fetch } = setUp(() => answers({ count: 1 }));
    await readVisitCount(options);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(request.url);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('uses the cache in a session that is counted', async () => {
    const { options, fetch } = setUp(() => answers({ count: 99 }), {
      session: { 'mcch-visited': 'true' },
      local: { 'mcch-visit-count': '41' },
    });
    expect(await readVisitCount(options)).toBe(41);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('overwrites an older cache in a new session', async () => {
    const { options, local } = setUp(() => answers({ count: 99 }), {
      local: { 'mcch-visit-count': '41' },
    });
    expect(await readVisitCount(options)).toBe(99);
    expect(local).toEqual({ 'mcch-visit-count': '99' });
  });

  it.each([{}, { 'mcch-visit-count': '' }, { 'mcch-visit-count': 'abc' }])(
    'calls again when the cache is %j',
    async (cache) => {
      const { options, fetch, local } = setUp(() => answers({ count: 50 }), {
        session: { 'mcch-visited': 'true' },
        local: { ...cache },
      });
      expect(await readVisitCount(options)).toBe(50);
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(local).toEqual({ 'mcch-visit-count': '50' });
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['404', async () => Response.json({ count: 5 }, { status: 404 })],
    ['429', async () => Response.json({ count: 5 }, { status: 429 })],
    ['500', async () => Response.json({ count: 5 }, { status: 500 })],
    ['HTML', () => answers('<!doctype html>')],
    ['nothing', () => answers('')],
    ['cut JSON', () => answers('{"count": 4')],
    ['null', () => answers('null')],
    ['a text for a count', () => answers({ count: '5' })],
    ['1e400', () => answers('{"count": 1e400}')],
    ['no count', () => answers({})],
  ])('is 0 after %s, without flag, cache or a second try', async (_, answer) => {
    const { options, fetch, session, local } = setUp(answer);
    expect(await readVisitCount(options)).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session).toEqual({});
    expect(local).toEqual({});
  });

  it('is 0 without a counter, and asks and stores nothing', async () => {
    const { options, fetch, session, local } = setUp(() => answers({ count: 5 }));
    expect(await readVisitCount({ ...options, request: null })).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
    expect([session, local]).toEqual([{}, {}]);
  });

  it('is 0 when fetch itself throws', async () => {
    const { options } = setUp(() => {
      throw new TypeError('no fetch here');
    });
    expect(await readVisitCount(options)).toBe(0);
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
    expect(session).toEqual({ 'mcch-visited': 'true' });
  });
});

describe('a counter that does not answer [fault 4]', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up after 8 s, and a late answer changes nothing', async () => {
    const late = Promise.withResolvers<Response>();
    const { options, fetch, session, local } = setUp(() => late.promise);
    const settled = vi.fn<(count: number) => void>();
    const reading = readVisitCount(options).then(settled);
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled).toHaveBeenCalledWith(0);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    late.resolve(Response.json({ count: 5 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session).toEqual({});
    expect(local).toEqual({});
  });

  it('is given up as well when its body hangs', async () => {
    const { options } = setUp(async () => new Response(new ReadableStream()));
    const reading = readVisitCount({ ...options, timeoutMs: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await reading).toBe(0);
  });

  it('leaves no timer behind when it does answer', async () => {
    const { options } = setUp(() => answers({ count: 5 }));
    expect(await readVisitCount(options)).toBe(5);
    expect(vi.getTimerCount()).toBe(0);
  });
});
