import { needsScript } from '../../boot-contract.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import type { LocalTime } from '../../lib/days.ts';
import { visitingState } from './open-hours.ts';
import styles from './visiting-state.module.css';

type VisitingStateProps = {
  /** Null before hydration. */
  now: LocalTime | null;
};

/** Not a live region, which would speak while a visitor fills in a form. */
export function VisitingState({ now }: VisitingStateProps) {
  const { visitingHours } = organization;
  const state = now && visitingState(now, visitingHours, homeSettings.publicHolidays ?? []);
  return (
    <p className={`${styles.state} no-print`} data-open={state?.open || undefined} {...needsScript}>
      <span>{state ? textOf(state) : ''}</span>
    </p>
  );
}

function textOf(state: ReturnType<typeof visitingState>): string {
  if (state.open) return `${visitTexts.openNow}, ${organization.visitingCondition}`;
  if (state.holiday) return visitTexts.holidayNow;
  const opens = state.opens ? `, ${visitTexts.opens} ${state.opens}` : '';
  return `${visitTexts.closedNow}${opens}`;
}
