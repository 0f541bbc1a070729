import { needsScript } from '../boot-contract.ts';
import { microcopy } from '../content/microcopy.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useVisitCount } from '../hooks/use-visit-count.ts';
import styles from './visit-count.module.css';

// Here and not below: the build writes an object in its place, and a new object at each render would count the visit again.
const request = __VISIT_COUNTER__;

/**
 * 'Loading...' appears with hydration only, because without script nothing would follow it. The number is
 * written in the visitor's locale, which the build can't know.
 */
export function VisitCount() {
  const count = useVisitCount(request);
  const hydrated = useHydrated();
  const text = count === null ? microcopy.loading : count.toLocaleString();
  return (
    <p className={styles['count']} {...needsScript}>
      Site visits: {hydrated ? <span>{text}</span> : null}
    </p>
  );
}
