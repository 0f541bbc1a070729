import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={`${styles.link} no-print`} href="#main">
      Skip to main content
    </a>
  );
}
