import { useState } from 'react';
import { DirectionsLink } from '../../components/location/directions-link.tsx';
import { MapFrame } from '../../components/location/map-frame.tsx';
import { MapLink } from '../../components/location/map-link.tsx';
import { organization } from '../../content/organization.ts';
import { locationTexts } from '../../content/page-texts.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { moreLinkClass } from '../../ui/more-link.ts';
import { WaySketch } from './way-sketch.tsx';
import styles from './way-there.module.css';

export function WayThere() {
  const { address, landmark, phones } = organization;
  const [mapShown, setMapShown] = useState(false);
  return (
    <section className={styles['way']} aria-labelledby="location">
      <h3 id="location" className="visually-hidden">
        {locationTexts.title}
      </h3>
      <div className={styles['sketch']}>
        <WaySketch />
        {mapShown ? <MapFrame /> : null}
      </div>
      <div className={styles['foot']}>
        <address>
          <strong>{`${address.words}.`}</strong> <span>{`${landmark}.`}</span>{' '}
          <MapLink className={moreLinkClass} shown={mapShown} onShow={() => setMapShown(true)} />
        </address>
        <div className={styles['buttons']}>
          <DirectionsLink />{' '}
          <a href={telHref(phones[0])} className={buttonClass('outline')}>
            Call Before Visiting
          </a>
        </div>
      </div>
    </section>
  );
}
