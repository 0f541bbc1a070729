import { useEffect, useRef } from 'react';
import { organization } from '../../content/organization.ts';
import sketch from '../../illustrations/sketch-map.svg';
import { embeddedMapAddress } from '../../lib/map-address.ts';
import { SiteMark } from '../site-mark.tsx';
import styles from './home-map.module.css';

const { address, mapOrigin, name, route } = organization;

type HomeMapProps = {
  /** The map instead of the sketch, which stays visible while the map loads or if it fails. */
  shown: boolean;
  /** Gives it size and shape. */
  className: string | undefined;
};

export function HomeMap({ shown, className }: HomeMapProps) {
  return (
    <div className={`${styles.map} ${className} no-print`}>
      <Sketch />
      {shown ? <MapFrame /> : null}
    </div>
  );
}

/**
 * A sketch, because this site does not know the exact route. The drawing stretches with its box, its strokes don't.
 * Labels are placed by the same percentages.
 */
function Sketch() {
  return (
    <p className={styles.sketch}>
      <img src={sketch} alt="" width="100" height="100" loading="lazy" />
      <span className={styles.mark}>
        <SiteMark />
        <Heard words="Our gate:" />
      </span>{' '}
      <span className={styles.distance}>
        {route.distance}
        <Heard words=" from" />
      </span>{' '}
      <span className={styles.from}>
        {route.junction}
        <Heard words=" along" />
      </span>{' '}
      <span className={styles.along}>{route.road}</span>{' '}
      <small>A sketch, not true to scale or direction</small>
    </p>
  );
}

/** Makes one sentence of the labels for those who can't see the drawing. */
function Heard({ words }: { words: string }) {
  return <span className="visually-hidden">{words}</span>;
}

function MapFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
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
