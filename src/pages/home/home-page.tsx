import { ClosingSection } from './closing-section.tsx';
import { DaySection } from './day-section.tsx';
import { FeaturedProgramsSection } from './featured-programs-section.tsx';
import { HeroSection } from './hero-section.tsx';
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
      <ClosingSection />
    </>
  );
}
