import { Fragment } from 'react';
import { Gate } from '../../components/gate.tsx';
import { childrenInCare, firstChildren } from '../../content/impact.ts';
import { storyPhotos } from '../../content/page-photos.ts';
import { growth, sinceStory } from '../../content/page-texts/home.ts';
import { Section } from '../../design-system/section.tsx';
import row from '../../illustrations/row.svg';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './since-section.module.css';

export function SinceSection() {
  return (
    <Section>
      <div className={`${styles.head} stack`}>
        <div>
          <p className={styles.kicker}>{sinceStory.kicker}</p>
          <h2>{sinceStory.title}</h2>
        </div>
        <div>
          {sinceStory.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <MoreLink to="/about">Read our story</MoreLink>
        </div>
      </div>
      <div className={styles.gate}>
        <Gate
          photo={storyPhotos.since}
          sizes="(min-width:100em) 65rem,(min-width:75rem) 54rem,72vw"
          opens="on-scroll"
        />
      </div>
      <Crowd />
    </Section>
  );
}

/** How many figures of the illustration a picture shows. */
const FIGURES = 5;

/** A figure for each child, to the nearest five. The first children have another colour. */
function Crowd() {
  return (
    <div>
      <p className={styles.ends}>
        {growth.map(({ when, count }, index) => (
          <Fragment key={when}>
            {index > 0 && ' '}
            <span>
              <b>{when}</b>
              {` ${count}`}
            </span>
          </Fragment>
        ))}
      </p>
      <div className={styles.crowd}>
        {Array.from({ length: Math.max(1, Math.round(childrenInCare / FIGURES)) }, (_, index) => (
          <img
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            key={index}
            src={index * FIGURES < firstChildren ? `${row}#clay` : row}
            alt=""
            width="310"
            height="94"
            loading="lazy"
          />
        ))}
      </div>
    </div>
  );
}
