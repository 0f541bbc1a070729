import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { programImpact } from '../../content/impact.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { programsTexts } from '../../content/page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { WhyItWorksSection } from './why-it-works-section.tsx';

export function ProgramsPage() {
  return (
    <>
      <PageHead title={programsTexts.name} lead={programsTexts.lead} photo={pagePhotos.programs} />
      <ProgramsSection />
      <Section tone="blue">
        <h2 className="visually-hidden">{programsTexts.inNumbers}</h2>
        <StatRow stats={programImpact} tone="paper" />
      </Section>
      <WhyItWorksSection />
      <ClosingCall {...programsTexts.closing}>
        <Link to="/get-involved?tab=donate" className={buttonClass('paper')}>
          Fund a Program
        </Link>{' '}
        <Link to="/get-involved" className={buttonClass('outline-paper')}>
          Learn How to Help
        </Link>
      </ClosingCall>
    </>
  );
}
