import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** `currentMinute`, renewed every minute. Null in the prerender and during hydration. */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
}

/** The beginning of this minute by the device's clock, in ms since 1970. */
export function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // Timers stop while the page is hidden or in the back-forward cache.
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
