import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { Photo } from './photo/photo.tsx';
import melting from './photo/melting.module.css';
import styles from './page-head.module.css';

// HTML's `sizes`.
const notShown = '(max-width:63.99em) and (orientation:portrait)';
const headPhotoSizes = '(min-width:120em) min(58vw,max(88rem,44vw)),(min-width:64em) 58vw,100vw';
/** HTML's `sizes` for the photo of a low head. */
export const lowPhotoSizes =
  '(min-width:120em) min(44vw,max(66rem,38vw)),(min-width:72em) 36vw,(min-width:64em) 58vw,100vw';

/** The skies of src/styles/tokens.css, and the night of the statements. */
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
  lead: ReactNode;
  /** Suits the light of the photo. */
  hour: Hour;
  /** Only if the photo shows no sun. */
  sun?: boolean;
  photo?: PhotoSlug;
  /**
   * The edge at which people are. At the 'inner' edge, beside the words, nothing melts. A crop keeps the 'outer' one. A
   * near hill passes in front of the 'foot', where the picture cuts somebody off.
   */
  crowded?: 'inner' | 'outer' | 'foot';
  /** What comes next belongs on the first screen. 'everywhere' also leaves out the picture on a phone. */
  low?: 'on-a-laptop' | 'everywhere';
  /** Replaces the picture. */
  aside?: ReactNode;
  /** Buttons below the lead. */
  children?: ReactNode;
};

/**
 * The head of a page, on the sky of its hour. The picture comes first in the document: on a phone it stands above the
 * words, and would push them down when it arrives.
 */
export function PageHead(props: PageHeadProps) {
  const { title, lead, hour, sun = false, photo, crowded, low, aside, children } = props;
  const sizes = low ? lowPhotoSizes : headPhotoSizes;
  return (
    <div
      className={`${styles.head} ${photo ? `${styles.split} ${melting.melting}` : ''} spiked`}
      data-hour={hour}
      data-crowded={crowded}
      data-low={low}
    >
      <div className={styles.sky}>
        {sun ? <div className={styles.sun} /> : null}
        {photo ? <Hills /> : null}
      </div>
      {photo ? (
        <Photo
          slug={photo}
          sizes={low === 'everywhere' ? `${notShown} 1px,${sizes}` : sizes}
          keep={crowded === 'outer' ? 'end' : undefined}
          loading="eager"
          fetchPriority="high"
          onGround
          className={`${styles.photo} no-print`}
        />
      ) : null}
      {photo && crowded === 'foot' ? <NearHill /> : null}
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={`${styles.lead} lead`}>{lead}</p>
        {children ? <div className={`${styles.actions} button-row`}>{children}</div> : null}
      </div>
      {aside}
    </div>
  );
}

/** The drawing is in the page, because a file would come after the first paint and delay it. */
function Hills() {
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 720 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        fillOpacity=".6"
        d="M0 100V67C35 63 60 42 94 33s37-3 56 4 36 21 70 19S280 29 314 17s39-4 57 6 50 31 85 29 49-15 84-13 50 25 85 23 65 7 95 5V100Z"
      />
      <path d="M0 100V74C60 63 130 62 200 71s130 10 200 1 130-16 200-9 85 13 120 11v26Z" />
    </svg>
  );
}

function NearHill() {
  return (
    <svg
      className={styles.nearHill}
      viewBox="0 0 720 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 100V62C90 40 150 34 250 40s150 22 240-4S640 4 720 18v82Z" />
    </svg>
  );
}
