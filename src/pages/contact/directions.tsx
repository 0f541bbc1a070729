import { useState } from 'react';
import { LocationMap } from '../../components/location/location-map.tsx';
import { DirectionsLink, MapLink } from '../../components/location/map-links.tsx';
import { organization } from '../../content/organization.ts';
import { fact } from '../../content/fact.ts';
import { telHref } from '../../lib/phone.ts';
import { sentenceCase } from '../../lib/text.ts';
import styles from './directions.module.css';

export function Directions() {
  const { address, landmark, phones } = organization;
  const [mapShown, setMapShown] = useState(false);
  return (
    <>
      <h3 id="location" className="visually-hidden">
        Find us in {fact.town}
      </h3>
      <LocationMap shown={mapShown} className={styles.map} />
      <div className={styles.foot}>
        <address>
          <strong>{`${address.words}.`}</strong>
          {/* The number and its unit stay on one line. */}
          {` ${sentenceCase(landmark).replace(' ', '\u00a0')}. `}
          <MapLink className="more-link" shown={mapShown} onShow={() => setMapShown(true)} />
        </address>
        <div className={`${styles.buttons} button-row`}>
          <DirectionsLink />{' '}
          <a href={telHref(phones[0])} className="button outline">
            Call Before Visiting
          </a>
        </div>
      </div>
    </>
  );
}
