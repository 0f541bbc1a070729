import { Link } from 'react-router';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { drawnText } from '../../components/photo/drawn-text.ts';
import { LocationSection } from '../../components/location/location-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { aboutTexts } from '../../content/page-texts/about.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ClosingSection } from './closing-section.tsx';
import { HistorySection } from './history-section.tsx';
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
        caption={drawnText([pagePhotos.about]) ?? aboutTexts.caption}
      >
        <Link to="/children" className="button blue">
          Meet Our Children
        </Link>
      </PageHead>
      <HistorySection />
      <WhatWeDoSection />
      <MissionSection />
      <ValuesSection />
      <HomeAnswers place="about" title={aboutTexts.answers} />
      <LocationSection />
      <ClosingSection />
    </>
  );
}
