import { StatRow } from '../../components/stat-row.tsx';
import { homeStats } from '../../content/impact.ts';
import { ClosingSection } from './closing-section.tsx';
import { DaySection } from './day-section.tsx';
import { FeaturedProgramsSection } from './featured-programs-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { SinceSection } from './since-section.tsx';
import styles from './home-page.module.css';
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
