import { useEffect, useState } from 'react';
import { readVisitCount } from './visit-counter.ts';

let visit: Promise<number> | undefined;

/** Chrome may prerender a page that the visitor never opens. */
function whenShown(): Promise<void> {
  if (!document.prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** One request per document: the footer may mount again. */
function countOnce(address: () => string): Promise<number> {
  visit ??= whenShown().then(() =>
    readVisitCount({
      fetch: (...input) => window.fetch(...input),
      session: () => window.sessionStorage,
      local: () => window.localStorage,
      url: address(),
    }),
  );
  return visit;
}

/** Null while loading, 0 on failure. A request to `address` counts a visit. */
export function useVisitCount(address: () => string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    void countOnce(address).then((number) => {
      if (mounted) setCount(number);
    });
    return () => {
      mounted = false;
    };
  }, [address]);
  return count;
}
