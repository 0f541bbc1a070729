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
function countOnce(request: VisitCountOptions['request']): Promise<number> {
  visit ??= whenShown().then(() =>
    readVisitCount({
      fetch: (...input) => window.fetch(...input),
      session: () => window.sessionStorage,
      local: () => window.localStorage,
      request,
    }),
  );
  return visit;
}

/** The number of visits: null while loading, 0 on failure. */
export function useVisitCount(request: VisitCountOptions['request']): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    void countOnce(request).then((number) => {
      if (mounted) setCount(number);
    });
    return () => {
      mounted = false;
    };
  }, [request]);
  return count;
}
