import { useState } from 'react';
import { useNavigation } from 'react-router';
import { announce } from '../browser/announce.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import styles from './page-progress.module.css';

/** In ms. Most pages load faster. Without the delay a screen reader would announce each of them. */
const PATIENCE_MS = 400;

function LateBar() {
  const [isLate, setLate] = useState(false);
  useTimeout(() => {
    setLate(true);
    announce('Loading the page');
  }, PATIENCE_MS);
  return isLate ? <div className={`${styles.bar} no-print`} /> : null;
}

export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? <LateBar /> : null;
}
