export const VISITED_KEY = 'mcch-visited';
export const VISIT_COUNT_KEY = 'mcch-visit-count';
export const VISIT_COUNT_TIMEOUT_MS = 8000;

export type CountRequest = {
  /** Every request to this address counts a visit. */
  url: string;
  /** Where the answer holds the number: a property or a path to one, 'count' or 'data.up_count'. */
  countField: string;
};

export type VisitCountOptions = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Functions, because a browser that blocks cookies throws on access to `window.sessionStorage`. */
  session: () => Pick<Storage, 'getItem' | 'setItem'>;
  local: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** null: there is no counter. */
  request: CountRequest | null;
  timeoutMs?: number;
};

type StorageAccess = VisitCountOptions['session'];

/**
 * The number of visits, 0 on failure or without a counter; never rejects. A session is counted once: after that the cached
 * number is used. A failure stores nothing, so that the next page load tries again. Where storage is
 * blocked or full every call counts again: call it once per document.
 */
export async function readVisitCount(options: VisitCountOptions): Promise<number> {
  const { request } = options;
  if (request === null) return 0;
  if (readItem(options.session, VISITED_KEY) !== null) {
    const cached = cachedCount(readItem(options.local, VISIT_COUNT_KEY));
    if (cached !== null) return cached;
  }
  const count = await requestCount({ ...options, request });
  if (count === null) return 0;
  writeItem(options.local, VISIT_COUNT_KEY, String(count));
  writeItem(options.session, VISITED_KEY, 'true');
  return count;
}

/** The number in the counter's response; null for anything but a safe integer from 0. */
export function countFrom(field: string, json: unknown): number | null {
  const value = field.split('.').reduce(property, json);
  return Number.isSafeInteger(value) && (value as number) >= 0 ? Math.abs(value as number) : null;
}

/** The cached number; null for anything but the digits of a safe integer. */
export function cachedCount(text: string | null): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : null;
}

async function requestCount({
  fetch,
  request: { url, countField },
  timeoutMs = VISIT_COUNT_TIMEOUT_MS,
}: VisitCountOptions & { request: CountRequest }): Promise<number | null> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not only aborted: the body may never arrive after the headers have.
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      abort.abort();
    }, timeoutMs);
  });
  async function answer(): Promise<number | null> {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: abort.signal,
    });
    return response.ok ? countFrom(countField, await response.json()) : null;
  }
  try {
    return await Promise.race([answer(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function readItem(storage: StorageAccess, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function writeItem(storage: StorageAccess, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Storage is blocked or full: the number is still shown.
  }
}
