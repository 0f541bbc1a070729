import { useEffect, useEffectEvent } from 'react';

/** Null is off. Cancelled when the delay changes and on unmount. */
export function useTimeout(callback: () => void, delayMs: number | null) {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
