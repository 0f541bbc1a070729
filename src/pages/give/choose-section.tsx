import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { Section } from '../../ui/section.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import styles from './choose-section.module.css';
import type { FieldsChoice } from './giving-fields.ts';
import { PlanPanel } from './plan-panel.tsx';
import { PlanTable } from './plan-table.tsx';

type ChooseSectionProps = {
  fields: RefObject<HTMLDivElement | null>;
  chosen: FieldsChoice;
  onChange: () => void;
  /** What can be done with the plan. */
  children?: ReactNode;
};

export function ChooseSection({ fields, chosen, onChange, children }: ChooseSectionProps) {
  return (
    <Section id="choose" labelledBy="choose-title">
      <h2 id="choose-title" className="no-print">
        {choosingTexts.title}
      </h2>
      <p className={`${styles['lead']} no-print`}>{choosingTexts.lead}</p>
      <div className={styles['choosing']} {...needsScript}>
        <ChoiceFields ref={fields} chosen={chosen} onChange={onChange} />
        <PlanPanel choice={chosen.choice}>{children}</PlanPanel>
      </div>
      <PlanTable />
      <Link to="/children" className={`${moreLinkClass} no-print`}>
        {choosingTexts.waiting}
      </Link>
    </Section>
  );
}
