import { PageHead } from '../../components/page-head.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { programImpact } from '../../content/impact.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { programsTexts, whyItWorks } from '../../content/page-texts/programs.ts';
import { programs } from '../../content/program-list.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Section } from '../../design-system/section.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import { GiftsSection } from './gifts-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import styles from './programs-page.module.css';

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
        <ButtonLink to="/give#what" look="blue" label="Fund a Program" />
      </PageHead>
      <ProgramsSection programs={programs.slice(0, 3)} />
      <ImpactSection />
      <ProgramsSection programs={programs.slice(3)} />
      <WhyItWorksSection />
      <GiftsSection />
    </>
  );
}

/** Stands halfway through the programs. */
function ImpactSection() {
  return (
    <Section tone="blue">
      <h2 className="visually-hidden">{programsTexts.inNumbers}</h2>
      <div className={styles.impact}>
        <StatRow stats={programImpact} />
        <div className={`${styles.buttons} button-row`}>
          <ButtonLink to="/give#what" look="paper" label="Fund a Program" />{' '}
          <ButtonLink to="/give" look="outline-paper" label={pageNames.give} />
        </div>
      </div>
    </Section>
  );
}

function WhyItWorksSection() {
  return (
    <Section tone="sand">
      <h2>{programsTexts.whyItWorks}</h2>
      <ul className={`${styles.cards} ruled-list`}>
        {whyItWorks.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
