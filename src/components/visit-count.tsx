import { needsScript } from '../boot-contract.ts';
import { microcopy } from '../content/microcopy.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useVisitCount } from '../hooks/use-visit-count.ts';
import { visitCounter } from '../content/visit-counter.ts';
import styles from './visit-count.module.css';

declare const __VISIT_COUNTER_BASE_URL__: string;

const settings = { ...visitCounter, baseUrl: __VISIT_COUNTER_BASE_URL__ };

/**
 * 'Loading...' appears with hydration only, because without script nothing would follow it. The number is
 * written in the visitor's locale, which the build can't know.
 */
export function VisitCount() {
  const count = useVisitCount(settings);
  const hydrated = useHydrated();
  const text = count === null ? microcopy.loading : count.toLocaleString();
  return (
    <p className={styles['count']} {...needsScript}>
      Site visits: {hydrated ? <span>{text}</span> : null}
    </p>
  );
}
