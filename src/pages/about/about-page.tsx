import { AnswersSection } from '../../components/answers/answers-section.tsx';
import { drawnText } from '../../components/photo/drawn-text.ts';
import { LocationSection } from '../../components/location/location-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { pagePhotos, storyPhotos } from '../../content/page-photos.ts';
import { sitePhotos } from '../../content/photos.generated.ts';
import { aboutTexts, history } from '../../content/page-texts/about.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Section } from '../../design-system/section.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './about-page.module.css';
import { ClosingSection } from './closing-section.tsx';
import { ValuesSection } from './values-section.tsx';
import { WhatWeDoSection } from './what-we-do-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.about}
        lead={aboutTexts.lead}
        hour="morning"
        sun
        photo={pagePhotos.about}
        crowded="foot"
        caption={drawnText([sitePhotos[pagePhotos.about]]) ?? aboutTexts.caption}
      >
        <ButtonLink to="/children" look="blue" label="Meet Our Children" />
      </PageHead>
      <HistorySection />
      <WhatWeDoSection />
      <MissionSection />
      <ValuesSection />
      <AnswersSection place="about" title={aboutTexts.answers} />
      <LocationSection />
      <ClosingSection />
    </>
  );
}

function HistorySection() {
  return (
    <Section>
      <div className={styles.history}>
        <Photo
          slug={storyPhotos.history}
          sizes="(min-width:100em) 43rem,(min-width:48em) min(42.3vw,35.3rem),100vw"
        />
        <div className="stack">
          <h2>{history.title}</h2>
          {history.paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
          <p>
            <MoreLink to="/gallery">See the home in pictures</MoreLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
