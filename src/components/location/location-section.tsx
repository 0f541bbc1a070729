import { useState } from 'react';
import { fact } from '../../content/fact.ts';
import { Section } from '../../design-system/section.tsx';
import { OrganizationAddress } from '../organization-address.tsx';
import styles from './location-section.module.css';
import { LocationMap } from './location-map.tsx';
import { DirectionsLink, MapLink } from './map-links.tsx';

/** The map covers the sketch once it has loaded. */
export function LocationSection() {
  const [mapShown, setMapShown] = useState(false);
  return (
    <Section tone="sand">
      <div className={styles.location}>
        <div className={styles.words}>
          <h2 id="location">Find us in {fact.town}</h2>
          <OrganizationAddress />
          <div className={`${styles.buttons} button-row`}>
            <DirectionsLink />{' '}
            <MapLink className="button outline" shown={mapShown} onShow={() => setMapShown(true)} />
          </div>
        </div>
        <LocationMap shown={mapShown} className={styles.map} />
      </div>
    </Section>
  );
}
