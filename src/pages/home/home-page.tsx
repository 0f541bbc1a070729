import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { homeTexts } from '../../content/page-texts/home.ts';
import { buttonClass } from '../../design-system/button.tsx';
import { DaySection } from './day-section.tsx';
import { FeaturedProgramsSection } from './featured-programs-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImpactBand } from './impact-band.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { SinceSection } from './since-section.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { WelcomeSection } from './welcome-section.tsx';

export function Component() {
  return (
    <>
      <HeroSection />
      <StatTiles />
      <WelcomeSection />
      <DaySection />
      <MissionSection />
      <FeaturedProgramsSection />
      <SinceSection />
      <ImpactBand />
      <ClosingBand title={homeTexts.closing.title} text={homeTexts.closing.text} waiting>
        <Link to="/children" className={buttonClass('sun')}>
          Sponsor a Child
        </Link>{' '}
        <Link to="/get-involved" className={buttonClass('outline-paper')}>
          Get Involved
        </Link>
      </ClosingBand>
    </>
  );
}
