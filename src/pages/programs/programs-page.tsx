import { Link } from 'react-router';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { programsTexts } from '../../content/page-texts/programs.ts';
import { programs } from '../../content/programs.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { GiftsSection } from './gifts-section.tsx';
import { ImpactSection } from './impact-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { WhyItWorksSection } from './why-it-works-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.programs}
        lead={programsTexts.lead}
        photo={pagePhotos.programs}
        hour="noon"
        sun
        crowded="outer"
      >
        <Link to="/give#what" className="button blue">
          Fund a Program
        </Link>
      </PageHead>
      <ProgramsSection programs={programs.slice(0, 3)} />
      <ImpactSection />
      <ProgramsSection programs={programs.slice(3)} />
      <WhyItWorksSection />
      <GiftsSection />
    </>
  );
}
