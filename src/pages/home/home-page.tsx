import { ClosingBand } from '../../components/closing-band.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { commitmentStat, homeStats } from '../../content/impact.ts';
import { homeTexts } from '../../content/page-texts/home.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { DaySection } from './day-section.tsx';
import { FeaturedProgramsSection } from './featured-programs-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { SinceSection } from './since-section.tsx';
import styles from './home-page.module.css';
import sunset from './sunset.module.css';
import { WelcomeSection } from './welcome-section.tsx';

export function Component() {
  return (
    <>
      <HeroSection />
      <section className={`${styles.tiles} page-width`}>
        <StatRow stats={homeStats} />
      </section>
      <WelcomeSection />
      <DaySection />
      <MissionSection />
      <FeaturedProgramsSection />
      <SinceSection />
      <ClosingSection />
    </>
  );
}

/** The numbers stand in the sky, the call on the earth. */
function ClosingSection() {
  const numbers = (
    <section className={`${sunset.numbers} page-width`}>
      <h2 className="visually-hidden">{homeTexts.inNumbers}</h2>
      <StatRow stats={[...homeStats, commitmentStat]} />
    </section>
  );
  return (
    <ClosingBand {...homeTexts.closing} scene={sunset} above={numbers}>
      <ButtonLink to="/children" look="sun" label="Sponsor a Child" />{' '}
      <ButtonLink to="/get-involved" look="outline-paper" label={pageNames.getInvolved} />
    </ClosingBand>
  );
}
