import { useEffect, useRef } from 'react';
import { organization } from '../../content/organization.ts';
import { embeddedMapAddress } from '../../lib/map-address.ts';
import styles from './map-frame.module.css';

const { address, mapOrigin, name } = organization;

/** Covers the sketch, which stays visible while the map loads or if it fails. */
export function MapFrame() {
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
