import { useEffect, useRef, useState } from 'react';
import { wake } from '../boot-contract.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { organization } from '../content/organization.ts';
import { embeddedMapAddress } from '../lib/map-address.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './location-map.module.css';
import { SiteMark } from './site-mark.tsx';

const address = embeddedMapAddress(organization.mapOrigin, organization.address.words);

/**
 * A drawing until the visitor asks for the map, so that reading a page tells Google nothing and costs
 * no data. Without script the same link opens the map in a new tab. The drawing stays behind the frame
 * for a map that is slow or fails.
 */
export function LocationMap() {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  return (
    <div className={styles['map']}>
      <DrawnMap />
      {shown ? (
        <>
          <p className={styles['waiting']}>If no map appears here, use Get Directions.</p>
          <iframe
            ref={frame}
            className={styles['frame']}
            src={address}
            title={`Map: ${organization.name}, ${organization.address.words}`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another origin's own
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        </>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={`${styles['show']} ${buttonClass('quiet')}`}
          {...wake}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            setShown(true);
          }}
        >
          Show the map
          <span className="visually-hidden"> (from Google)</span>
        </a>
      )}
    </div>
  );
}

/** A landscape and not a map: the exact way is not known to this site. */
function DrawnMap() {
  return (
    <>
      <svg
        className={styles['drawing']}
        viewBox="0 0 640 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className={styles['hills']}
          d="M0 92C90 60 150 44 236 78S420 30 520 60s90 18 120 10v80H0z"
        />
        <path className={styles['field']} d="M0 128c130-26 300-26 640 6v266H0z" />
        <path className={styles['meadow']} d="M0 236c170 30 300-46 640-40v204H0z" />
        <path className={styles['road']} d="M-20 372C120 340 170 268 320 252s190-70 340-84" />
        <g className={styles['trees']}>
          <circle cx="96" cy="196" r="25" />
          <circle cx="128" cy="208" r="17" />
          <circle cx="548" cy="296" r="31" />
          <circle cx="588" cy="312" r="19" />
          <circle cx="486" cy="150" r="15" />
        </g>
        <g className={styles['jacarandas']}>
          <circle cx="206" cy="176" r="22" />
          <circle cx="230" cy="188" r="15" />
          <circle cx="440" cy="330" r="18" />
        </g>
      </svg>
      <span className={styles['mark']}>
        <SiteMark />
      </span>
    </>
  );
}
