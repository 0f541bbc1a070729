import type { RefObject } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { Section } from '../../ui/section.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import styles from './choose-section.module.css';
import type { FieldsChoice } from './giving-fields.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanTable } from './plan-table.tsx';
import { usePaymentDays } from './use-payment-days.ts';

type ChooseSectionProps = {
  fields: RefObject<HTMLDivElement | null>;
  chosen: FieldsChoice;
  onChange: () => void;
};

export function ChooseSection({ fields, chosen, onChange }: ChooseSectionProps) {
  const { choice } = chosen;
  const when = usePaymentDays(choice);
  return (
    <Section id="choose" labelledBy="choose-title">
      <h2 id="choose-title" className="no-print">
        {choosingTexts.title}
      </h2>
      <p className={`${styles['lead']} no-print`}>{choosingTexts.lead}</p>
      <div className={styles['choosing']} {...needsScript}>
        <ChoiceFields ref={fields} chosen={chosen} onChange={onChange} />
        <PlanPanel choice={choice} first={when.list[0] ?? null}>
          <PlanActions choice={choice} when={when} />
        </PlanPanel>
      </div>
      <PlanTable />
      <Link to="/children" className={`${moreLinkClass} no-print`}>
        {choosingTexts.waiting}
      </Link>
    </Section>
  );
}
