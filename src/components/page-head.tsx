import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { unbroken } from '../design-system/unbroken.tsx';
import { Photo } from './photo/photo.tsx';
import styles from './page-head.module.css';

/** How wide the photo is shown, as HTML's `sizes`. */
export const headPhotoSizes = '(min-width:120em) 70rem,(min-width:48em) max(58vw,32rem),100vw';

/** The skies of src/styles/tokens.css. */
export type Hour =
  | 'morning'
  | 'mist'
  | 'mid-morning'
  | 'noon'
  | 'afternoon'
  | 'before-sunset'
  | 'dusk'
  | 'night';

type PageHeadProps = {
  title: string;
  lead: string;
  /** The sky that suits the light of the photo. */
  hour: Hour;
  /** Only where the photo shows no sun itself. */
  sun?: boolean;
  photo?: PhotoSlug;
  /**
   * The edge of the photo at which people stand, so that none fades into the sky: at the 'inner' one, beside the words,
   * the fade is narrow; at the 'outer' one there is none, and a crop keeps that edge.
   */
  crowded?: 'inner' | 'outer';
  /** Below the picture. */
  caption?: string | undefined;
  /** What comes next belongs on the first screen: 'everywhere' also leaves out the picture on a phone. */
  low?: 'on-a-laptop' | 'everywhere';
  /** In place of a picture. */
  aside?: ReactNode;
  /** What to do first, below the lead. */
  children?: ReactNode;
};

/**
 * A page's title and one sentence on the sky of the page's hour, with a picture that fades into it, or something else.
 * The picture comes first in the document, because on a phone it stands above the words and would push them down on
 * arrival.
 */
export function PageHead(props: PageHeadProps) {
  const { title, lead, hour, sun = false, photo, crowded, caption, low, aside, children } = props;
  return (
    <div
      className={`${styles.head} ${photo ? styles.split : ''} spiked`}
      data-hour={hour}
      data-crowded={crowded}
      data-low={low}
    >
      <div className={styles.sky}>{sun ? <div className={styles.sun} /> : null}</div>
      {photo ? (
        <Photo
          slug={photo}
          sizes={
            low === 'everywhere' ? `(max-width:47.99em) 1px,${headPhotoSizes}` : headPhotoSizes
          }
          keep={crowded === 'outer' ? 'end' : undefined}
          loading="eager"
          fetchPriority="high"
          className={`${styles.photo} no-print`}
        />
      ) : null}
      {caption ? <p className={`${styles.caption} remark no-print`}>{caption}</p> : null}
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={`${styles.lead} lead`}>{unbroken(lead)}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {aside}
    </div>
  );
}
