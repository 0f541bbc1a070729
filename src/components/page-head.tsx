import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './page-head.module.css';

/** How wide the photo is shown, as HTML's `sizes`. */
export const headPhotoSizes = '(min-width:48em) max(58vw,32rem),100vw';

type PageHeadProps = {
  title: string;
  lead: string;
  photo?: PhotoSlug;
  /** For a picture with people from its top to its foot. */
  tall?: boolean;
  /** In place of a picture. */
  aside?: ReactNode;
  /** What to do first, below the lead. */
  children?: ReactNode;
};

/**
 * A page's title and one sentence, with a picture beside them, or something else. The picture comes first
 * in the document, because on a phone it stands above the words and would push them down on arrival.
 */
export function PageHead({ title, lead, photo, tall = false, aside, children }: PageHeadProps) {
  return (
    <div
      className={photo ? `${styles['head']} ${styles['split']}` : styles['head']}
      data-tall={tall || undefined}
    >
      {photo ? (
        <Photo
          slug={photo}
          sizes={headPhotoSizes}
          loading="eager"
          fetchPriority="high"
          className={styles['photo']}
        />
      ) : null}
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children ? <div className={styles['actions']}>{children}</div> : null}
      </div>
      {aside}
    </div>
  );
}
