import { needsScript } from '../../boot-contract.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { Section } from '../../design-system/section.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import styles from './choose-section.module.css';
import { GivingTable } from './giving-table.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { Giving } from './use-giving-choice.ts';
import { usePaymentDays } from './use-payment-days.ts';

type ChooseSectionProps = { giving: Giving };

export function ChooseSection({ giving }: ChooseSectionProps) {
  const when = usePaymentDays(giving.choice);
  return (
    <Section id="choose" labelledBy="choose-title">
      <div className={styles.choosing}>
        <div className={`${styles.title} no-print`}>
          <h2 id="choose-title">{choosingTexts.title}</h2>
          <p className={`${styles.lead} lead`}>{choosingTexts.lead}</p>
        </div>
        <div {...needsScript}>
          <ChoiceFields giving={giving} />
        </div>
        <PlanPanel giving={giving} first={when.list[0] ?? null}>
          <PlanActions giving={giving} when={when} />
        </PlanPanel>
      </div>
      <GivingTable choice={giving.choice} />
    </Section>
  );
}
