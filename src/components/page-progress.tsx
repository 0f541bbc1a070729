import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

const PATIENCE_MS = 400;

/**
 * Shows that a link was clicked, while the module of its page loads. Not at once: most pages come sooner,
 * and a screen reader would announce each of them.
 */
export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);
  return (
    <div role="status" className={styles['place']}>
      {isShown ? <span className={styles['bar']}>Loading the page</span> : null}
    </div>
  );
}
