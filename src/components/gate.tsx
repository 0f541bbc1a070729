import type { ReactNode } from 'react';
import leafLeft from '../illustrations/gate-leaf-left.svg';
import leafRight from '../illustrations/gate-leaf-right.svg';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './gate.module.css';

type GateProps = {
  /** What stands behind the gate. */
  photo: PhotoSlug;
  /** HTML's `sizes`. */
  sizes: string;
  /** 'on-scroll' stands open without scroll animations. For 'on-link-focus' the page's style sets `--gate-open`. */
  opens: 'on-scroll' | 'on-link-focus';
  /** Stands on the road that leads out of the gate. */
  children?: ReactNode;
};

/** A gate in a wall from edge to edge. Its leaves are never mirrored: one word is painted across both. */
export function Gate({ photo, sizes, opens, children }: GateProps) {
  const onFirstScreen = opens === 'on-link-focus';
  return (
    <div className={styles.place} data-opens={opens}>
      <div className={styles.gate}>
        <div className={styles.parts}>
          <Photo
            slug={photo}
            sizes={sizes}
            loading={onFirstScreen ? 'eager' : 'lazy'}
            fetchPriority={onFirstScreen ? 'high' : undefined}
            className={styles.photo}
          />
          <span className={`${styles.side} ${styles.left}`}>
            <img src={leafLeft} alt="" width="240" height="236" loading="lazy" />
          </span>
          <span className={`${styles.side} ${styles.right}`}>
            <img src={leafRight} alt="" width="240" height="236" loading="lazy" />
          </span>
        </div>
      </div>
      <div className={styles.ground}>{children}</div>
    </div>
  );
}
