import type { ReactNode } from 'react';
import styles from './closing-band.module.css';

type ClosingBandProps = {
  title: string;
  text: string;
  /** For a band that asks for sponsors: one child is in the colour of the sun. */
  waiting?: boolean;
  children: ReactNode;
};

/** Children dance along the foot of this band at the end of a page. */
export function ClosingBand({ title, text, waiting, children }: ClosingBandProps) {
  return (
    <section className={`${styles.section} no-print`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={`${styles.buttons} button-row`}>{children}</div>
      </div>
      <div className={styles.dancers} data-waiting={waiting || undefined} aria-hidden="true" />
    </section>
  );
}
