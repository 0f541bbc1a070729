import { StatRow } from '../../components/stat-row.tsx';
import { commitmentStat, homeStats } from '../../content/impact.ts';
import { homeTexts } from '../../content/page-texts/home.ts';
import { Section } from '../../design-system/section.tsx';

export function ImpactBand() {
  return (
    <Section tone="blue" low>
      <h2 className="visually-hidden">{homeTexts.inNumbers}</h2>
      <StatRow stats={[...homeStats, commitmentStat]} tone="paper" />
    </Section>
  );
}
