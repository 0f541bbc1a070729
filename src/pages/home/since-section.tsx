import { Link } from 'react-router';
import { Gate } from '../../components/gate.tsx';
import { Kicker } from '../../components/kicker.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { sinceStory } from '../../content/page-texts/home.ts';
import { Section } from '../../design-system/section.tsx';
import { Crowd } from './crowd.tsx';
import styles from './since-section.module.css';

export function SinceSection() {
  return (
    <Section>
      <div className={styles.head}>
        <div>
          <Kicker>{sinceStory.kicker}</Kicker>
          <h2>{sinceStory.title}</h2>
        </div>
        <div>
          {sinceStory.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link to="/about" className="more-link">
            Read our story
          </Link>
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
