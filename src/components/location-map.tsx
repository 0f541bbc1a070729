import { useEffect, useRef, useState } from 'react';
import { organization } from '../content/organization.ts';
import { embeddedMapAddress } from '../lib/map-address.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './location-map.module.css';

const address = embeddedMapAddress(organization.mapOrigin, organization.address.words);

/**
 * A drawn picture in the outside map's place. Reading a page tells nobody about it and spends no
 * data: the frame is made when a visitor asks. Without script the same press opens the map's page.
 */
export function LocationMap() {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  if (shown) {
    return (
      <iframe
        ref={frame}
        className={styles['map']}
        src={address}
        title={`Map: ${organization.name}, ${organization.address.words}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another origin's own
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles['map']}>
      <DrawnMap />
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={`${styles['show']} ${buttonClass('quiet')}`}
        data-wake
        onClick={(event) => {
          event.preventDefault();
          setShown(true);
        }}
      >
        Show the map
        <span className="visually-hidden"> (from Google)</span>
      </a>
    </div>
  );
}

/** Roads as the address names them; it claims no more than the words beside it do. */
function DrawnMap() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles['fields']}>
        <path d="M0 0h240l-30 150-210 40zM300 0h340v110l-320 60zM0 260l220-50-20 190H0zM330 230l310-60v230H310z" />
      </g>
      <g className={styles['roads']}>
        <path d="M-20 238 L660 112" />
        <path d="M268 -20 L246 420" />
        <path d="M460 150 C470 220 440 250 452 300" />
      </g>
      <text x="96" y="204" transform="rotate(-10.5 96 204)">
        Kangundo Road
      </text>
      <text x="262" y="216">
        Ruai Junction
      </text>
      <g className={styles['home']}>
        <circle cx="452" cy="308" r="13" />
        <text x="474" y="316">
          The home
        </text>
      </g>
    </svg>
  );
}
