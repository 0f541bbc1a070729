import { Link } from 'react-router';
import { StatRow } from '../../components/stat-row.tsx';
import { programImpact } from '../../content/impact.ts';
import { programsTexts } from '../../content/page-texts/programs.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Section } from '../../design-system/section.tsx';
import styles from './impact-section.module.css';

/** Stands halfway through the programs. */
export function ImpactSection() {
  return (
    <Section tone="blue">
      <h2 className="visually-hidden">{programsTexts.inNumbers}</h2>
      <div className={styles.impact}>
        <StatRow stats={programImpact} />
        <div className={`${styles.buttons} button-row`}>
          <Link to="/give#what" className="button paper">
            Fund a Program
          </Link>{' '}
          <Link to="/give" className="button outline-paper">
            {pageNames.give}
          </Link>
        </div>
      </div>
    </Section>
  );
}
