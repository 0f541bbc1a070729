import { needsScript } from '../../boot-contract.ts';
import { organization } from '../../content/organization.ts';
import { visitCountTexts } from '../../content/shared-texts.ts';
import { visitCounter } from '../../content/visit-counter.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useVisitCount } from './use-visit-count.ts';
import { countAddress } from './visit-counter.ts';
import styles from './visit-count.module.css';

function address(): string {
  return countAddress(visitCounter, window.location.origin === organization.siteUrl);
}

/** Says 'Loading...' only from hydration on. Without script no number would follow. */
export function VisitCount() {
  const count = useVisitCount(address);
  const hydrated = useHydrated();
  // oxlint-disable-next-line no-restricted-properties -- the number comes after hydration, so no mismatch
  const text = count === null ? visitCountTexts.loading : count.toLocaleString();
  return (
    <p className={styles.count} {...needsScript}>
      Site visits: {hydrated ? <span>{text}</span> : null}
    </p>
  );
}
