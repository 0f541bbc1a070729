import { organization } from '../content/organization.ts';
import { locationTexts } from '../content/page-texts.ts';
import { telHref } from '../lib/phone.ts';
import { directionsAddress } from '../lib/map-address.ts';
import { buttonClass } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { LocationMap } from './location-map.tsx';
import styles from './location-section.module.css';

type LocationSectionProps = { tone: 'paper' | 'sand'; callBeforeVisiting?: boolean };

/** The home's address and directions as text, beside a map that may fail to load. */
export function LocationSection({ tone, callBeforeVisiting = false }: LocationSectionProps) {
  const { address, landmark, mapOrigin, phones } = organization;
  return (
    <Section tone={tone} labelledBy="location">
      <div className={styles['location']}>
        <div className={styles['words']}>
          <h2 id="location">{locationTexts.title}</h2>
          <address>
            {address.lines.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
            <span>{landmark}</span>
          </address>
          <div className={styles['buttons']}>
            <a
              href={directionsAddress(mapOrigin, address.words)}
              target="_blank"
              rel="noopener"
              className={buttonClass('blue')}
            >
              Get Directions
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>{' '}
            {callBeforeVisiting ? (
              <a href={telHref(phones[0])} className={buttonClass('outline')}>
                Call Before Visiting
              </a>
            ) : null}
          </div>
        </div>
        <LocationMap />
      </div>
    </Section>
  );
}
