import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useTimeout } from '../hooks/use-timeout.ts';
import styles from './page-progress.module.css';

/** In ms. Most pages load faster. A screen reader would otherwise announce each of them. */
const PATIENCE_MS = 400;

function LateBar() {
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), PATIENCE_MS);
  return isLate ? <span className={styles.bar}>Loading the page</span> : null;
}

export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status" className="no-print">
      {isLoading ? <LateBar /> : null}
    </div>
  );
}
