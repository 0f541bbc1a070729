import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useTimeout } from '../hooks/use-timeout.ts';
import styles from './page-progress.module.css';

/** Most pages load within this time. Without it a screen reader would announce every one of them. */
const PATIENCE_MS = 400;

function LateBar() {
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), PATIENCE_MS);
  return isLate ? <span className={styles.bar}>Loading the page</span> : null;
}

/** Shows that a link was clicked, while the module of its page loads. */
export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status" className="no-print">
      {isLoading ? <LateBar /> : null}
    </div>
  );
}
