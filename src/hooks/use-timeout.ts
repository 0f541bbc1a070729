import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` once after `delayMs`. Null is off. Another delay starts anew, and unmounting cancels the call. */
export function useTimeout(callback: () => void, delayMs: number | null) {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
