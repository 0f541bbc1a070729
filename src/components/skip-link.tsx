import { goToPart } from '../browser/go-to-part.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={`${styles.link} no-print`} href="#main" onClick={goToPart}>
      Skip to main content
    </a>
  );
}
