import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './closing-call.module.css';

type ClosingCallProps = { title: string; text: string; photo?: PhotoSlug; children: ReactNode };

/** The band at the end of a page; the dancing children walk along its foot. `children`: the buttons. */
export function ClosingCall({ title, text, photo, children }: ClosingCallProps) {
  return (
    <section className={styles['call']} aria-labelledby="closing-call">
      <div className={styles['band']} data-split={photo ? true : undefined}>
        {photo ? (
          <Photo
            slug={photo}
            sizes="(min-width:48em) min(43vw,36rem),100vw"
            className={styles['photo']}
          />
        ) : null}
        <div className={styles['words']}>
          <h2 id="closing-call">{title}</h2>
          <p>{text}</p>
          <div className={styles['buttons']}>{children}</div>
        </div>
      </div>
      <div className={styles['dancers']} aria-hidden="true" />
    </section>
  );
}
