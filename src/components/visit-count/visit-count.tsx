import { useEffect, useState } from 'react';
import { needsScript } from '../../boot-contract.ts';
import { organization } from '../../content/organization.ts';
import { visitCounter } from '../../content/visit-counter-settings.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { countAddress, readVisitCount } from './visit-counter.ts';
import styles from './visit-count.module.css';

/** One request per document: the footer may mount again. */
let request: Promise<number> | undefined;

async function countOnce(): Promise<number> {
  // Chrome may prerender a page that the visitor never opens.
  if (document.prerendering)
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, { once: true });
    });
  const isOwnAddress = window.location.origin === organization.siteUrl;
  return readVisitCount(countAddress(visitCounter, isOwnAddress));
}

/** Says 'Loading...' only from hydration on. Without script no number would follow. */
export function VisitCount() {
  const [count, setCount] = useState<number | null>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    request ??= countOnce();
    void request.then(setCount);
  }, []);
  // oxlint-disable-next-line no-restricted-properties -- the number comes after hydration, so no mismatch
  const text = count === null ? 'Loading...' : count.toLocaleString();
  return (
    <p className={styles.count} {...needsScript}>
      Site visits: {hydrated ? <span>{text}</span> : null}
    </p>
  );
}
