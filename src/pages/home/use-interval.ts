import { useEffect, useEffectEvent } from 'react';

/** Null stops it. */
export function useInterval(callback: () => void, delayMs: number | null) {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setInterval(() => tick(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs]);
}
