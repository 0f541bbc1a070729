import { useEffect, useState } from 'react';
import { readVisitCount, type VisitCountOptions } from '../lib/visit-counter.ts';

let visit: Promise<number> | undefined;

/** Chrome may load a page before the visitor opens it, which is no visit yet. */
function whenShown(): Promise<void> {
  if (!document.prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** One request per document, however often the footer is mounted. */
function countOnce(settings: VisitCountOptions['settings']): Promise<number> {
  visit ??= whenShown().then(() =>
    readVisitCount({
      fetch: (...request) => window.fetch(...request),
      session: () => window.sessionStorage,
      local: () => window.localStorage,
      settings,
    }),
  );
  return visit;
}

/** The number of visits: null while loading, 0 on failure. */
export function useVisitCount(settings: VisitCountOptions['settings']): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    void countOnce(settings).then((number) => {
      if (mounted) setCount(number);
    });
    return () => {
      mounted = false;
    };
  }, [settings]);
  return count;
}
