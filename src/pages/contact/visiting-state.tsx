import { needsScript } from '../../boot-contract.ts';
import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import type { VisitingState as State } from './open-hours.ts';
import styles from './visiting-state.module.css';

type VisitingStateProps = {
  /** Null before hydration. */
  state: State | null;
};

/** Not a live region, which would speak while a visitor fills in a form. */
export function VisitingState({ state }: VisitingStateProps) {
  return (
    <p className={`${styles.state} no-print`} data-open={state?.open || undefined} {...needsScript}>
      <span>{state ? textOf(state) : ''}</span>
    </p>
  );
}

function textOf(state: State): string {
  if (state.open) return `${visitTexts.openNow}, ${organization.visitingCondition}`;
  if (state.holiday) return visitTexts.holidayNow;
  const opens = state.opens ? `, ${visitTexts.opens} ${state.opens}` : '';
  return `${visitTexts.closedNow}${opens}`;
}
