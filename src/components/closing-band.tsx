import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './closing-band.module.css';

type ClosingBandProps = {
  title: string;
  text: string;
  photo?: PhotoSlug;
  /** For a band that asks for sponsors: one of the dancing children is in sun, the one who waits for one. */
  waiting?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** The band at the end of a page; the dancing children walk along its foot. */
export function ClosingBand({ title, text, photo, waiting, children }: ClosingBandProps) {
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="closing-band">
      <div className={styles.content} data-split={photo ? true : undefined}>
        {photo ? (
          <Photo
            slug={photo}
            sizes="(min-width:100em) 43rem,(min-width:48em) min(43vw,36rem),100vw"
            className={styles.photo}
          />
        ) : null}
        <div className={styles.words}>
          <h2 id="closing-band">{title}</h2>
          <p>{text}</p>
          <div className={`${styles.buttons} button-row`}>{children}</div>
        </div>
      </div>
      <div className={styles.dancers} data-waiting={waiting || undefined} aria-hidden="true" />
    </section>
  );
}
