import type { VisitCounterSettings } from '../../content/visit-counter-settings.ts';

export const VISITED_KEY = 'visited';
export const VISIT_COUNT_KEY = 'visit-count';
const TIMEOUT_MS = 8000;

export const visitPath = (site: string) => `/v1/${site}/visits/up`;

/** An outside service counts only visits at the site's own address. */
export function countAddress({ baseUrl, site }: VisitCounterSettings, isOwn: boolean): string {
  return (baseUrl === 'same-origin' || !isOwn ? '' : baseUrl) + visitPath(site);
}

/**
 * Returns 0 on failure; never rejects. Counts a session once and then uses the cached number. A failure stores nothing,
 * so the next page load tries again. Every request counts a visit, and if storage is blocked every call asks: call it
 * once per document.
 */
export async function readVisitCount(address: string, timeoutMs = TIMEOUT_MS): Promise<number> {
  if (readItem('sessionStorage', VISITED_KEY) !== null) {
    const cached = cachedCount(readItem('localStorage', VISIT_COUNT_KEY));
    if (cached !== null) return cached;
  }
  const count = await requestCount(address, timeoutMs);
  if (count === null) return 0;
  writeItem('localStorage', VISIT_COUNT_KEY, String(count));
  writeItem('sessionStorage', VISITED_KEY, 'true');
  return count;
}

/** Reads the count in a response. Null for anything but a safe integer from 0. */
function countFrom(json: unknown): number | null {
  const { count } = (json ?? {}) as { count?: unknown };
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return null;
  // JSON may hold -0, which browsers write as "-0".
  return Math.abs(count);
}

/** Reads the count in a storage entry. Null for anything but the digits of a safe integer. */
function cachedCount(text: string | null): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : null;
}

async function requestCount(address: string, timeoutMs: number): Promise<number | null> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Also ends a body that never arrives. Safari 15 has no such signal.
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    return response.ok ? countFrom(await response.json()) : null;
  } catch {
    return null;
  }
}

type StorageName = 'sessionStorage' | 'localStorage';

/** If cookies are blocked, even reading `window.sessionStorage` throws. */
function readItem(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

function writeItem(storage: StorageName, key: string, value: string): void {
  try {
    globalThis[storage].setItem(key, value);
  } catch {
    // Storage is blocked or full: the number is still shown.
  }
}
