import { useEffect, useRef } from 'react';
import { organization } from '../../content/organization.ts';
import sketch from '../../illustrations/sketch-map.svg';
import { embeddedMapAddress } from '../../lib/map-address.ts';
import { Photo } from '../photo/photo.tsx';
import styles from './location-map.module.css';

const { address, mapOrigin, name, route } = organization;

const CURVE = 'curve-of-road';

type LocationMapProps = {
  /** The map instead of the sketch, which stays visible while the map loads or if it fails. */
  shown: boolean;
  /** Gives it size and shape. */
  className: string | undefined;
};

export function LocationMap({ shown, className }: LocationMapProps) {
  return (
    <div className={`${styles.map} ${className} no-print`}>
      <Sketch />
      {shown ? <MapFrame /> : null}
    </div>
  );
}

/** A longer name would leave the curve, or a phone's map. It stands straight beside its road. */
const MOST_LETTERS_ON_CURVE = 20;

/**
 * A sketch, because this site does not know the exact route. Names and the picture are placed by the percentages of the
 * drawing.
 */
function Sketch() {
  return (
    <div className={styles.sketch}>
      <p className={styles.land}>
        <img src={sketch} alt="" width="3000" height="900" loading="lazy" />
        <span className={styles.home}>
          <Photo slug="compound" alt="" sizes="(min-width:64em) 24rem,14rem" />
          <Heard words="Our gate:" />
        </span>{' '}
        <span className={styles.milestone}>
          {route.distance}
          <Heard words=" from" />
        </span>{' '}
        <span className={styles.junction}>
          {route.junction}
          <Heard words=" off" />
        </span>{' '}
        <RoadName />
      </p>
      <small>A sketch, not true to scale or direction</small>
    </div>
  );
}

/** Along the curve of its road if it fits there. The name that is heard and translated is the straight one. */
function RoadName() {
  const fits = route.road.length <= MOST_LETTERS_ON_CURVE;
  return (
    <>
      <span className={styles.road} data-curved={fits || undefined}>
        {route.road}
      </span>
      {fits ? (
        <svg viewBox="0 0 3000 900" aria-hidden="true">
          <path id={CURVE} d="M1440 586C1500 582 1540 588 1598 575C1660 560 1710 521 1780 480" />
          <text textAnchor="middle">
            <textPath href={`#${CURVE}`} startOffset="38%">
              {route.road}
            </textPath>
          </text>
        </svg>
      ) : null}
    </>
  );
}

/** Makes one sentence of the labels for those who can't see the drawing. */
function Heard({ words }: { words: string }) {
  return <span className="visually-hidden">{words}</span>;
}

function MapFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    frame.current?.focus();
    // The focus alone would leave it half above the screen where its link stands below it.
    frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <>
      <p className={styles.waiting}>If no map appears here, use Get Directions.</p>
      <iframe
        ref={frame}
        className={styles.frame}
        src={embeddedMapAddress(mapOrigin, address.words)}
        title={`Map: ${name}, ${address.words}`}
        // allow-popups-to-escape-sandbox: otherwise a page that the map opens in a new tab can't send its forms.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
