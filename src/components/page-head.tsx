import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  lead: string;
  photo?: PhotoSlug;
};

/**
 * A page's head: its name and one sentence on sand, and beside them, but for a page of plain words,
 * a picture free of words. On a phone the picture stands above them: were it not first in the
 * document, it would push them down when the page comes in pieces.
 */
export function PageHead({ title, lead, photo }: PageHeadProps) {
  return (
    <div className={photo ? `${styles['head']} ${styles['split']}` : styles['head']}>
      {photo ? (
        <Photo
          slug={photo}
          sizes="(min-width:48em) max(58vw,32rem),100vw"
          loading="eager"
          fetchPriority="high"
          className={styles['photo']}
        />
      ) : null}
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
    </div>
  );
}
