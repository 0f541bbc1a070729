import { useLayoutEffect, useRef, useState } from 'react';
import { needsScript, wake } from '../../boot-contract.ts';
import { saveFile } from '../../browser/save-file.ts';
import { planOf } from '../../components/giving/plan-of.ts';
import { reminderDays, reminderOfYear, reminderPath } from '../../components/giving/reminder.ts';
import { planActionTexts } from '../../content/keep-texts.ts';
import { fragmentOf, type GivingChoice } from '../../lib/giving-plan.ts';
import { longDate } from '../../lib/long-date.ts';
import { isMissingInSomeMonths } from '../../lib/payment-days.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './plan-actions.module.css';
import { SharePlan } from './share-plan.tsx';
import type { PaymentDaysChoice } from './use-payment-days.ts';

type PlanActionsProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
  when: PaymentDaysChoice;
};

/** The days of the payments, to see and to put into a calendar. */
export function PlanActions({ choice, when }: PlanActionsProps) {
  const { today, chosen, days, list, setPicked, insteadOfMissing, setInsteadOfMissing } = when;
  const field = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState('');
  useLayoutEffect(() => {
    const { current } = field;
    // A day that was chosen before hydration, and not the one that the field begins with.
    if (current && current.value !== current.defaultValue) setPicked(current.value);
  }, [setPicked]);
  if (!choice) return null;

  const { payments } = planOf(choice);
  const last = list.at(-1);
  const current = `${fragmentOf(choice)} ${list.join(' ')}`;
  const file = reminderPath(choice);

  function save() {
    if (field.current?.reportValidity() === false || !choice || !days) return;
    const text = reminderOfYear(choice, days);
    saveFile(`${fragmentOf(choice).slice(1)}.ics`, 'text/calendar;charset=utf-8', text);
    setSaved(current);
  }

  return (
    <div className={styles['actions']} {...needsScript}>
      <p className={styles['day']}>
        <label htmlFor="first-payment">
          {choice.kind === 'gift' ? planActionTexts.day : planActionTexts.first}
        </label>
        <input
          ref={field}
          id="first-payment"
          type="date"
          required
          min={today ?? undefined}
          max="2099-12-31"
          value={chosen}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        />
      </p>
      {days && payments > 1 && isMissingInSomeMonths(chosen) ? (
        <fieldset className={styles['missing']}>
          <legend>{planActionTexts.missing}</legend>
          {(['last', '28'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="instead-of-missing"
                checked={insteadOfMissing === value}
                onChange={() => setInsteadOfMissing(value)}
              />
              {value === 'last' ? planActionTexts.lastDay : planActionTexts.day28}
            </label>
          ))}
        </fieldset>
      ) : null}
      {payments > 1 ? (
        <dl className={styles['dates']}>
          {days && days.first !== chosen ? (
            <div>
              <dt>{planActionTexts.first}</dt>
              <dd>{longDate(days.first)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{planActionTexts.last}</dt>
            {/* The space keeps the line before hydration. */}
            <dd>{last ? longDate(last) : '\u00a0'}</dd>
          </div>
        </dl>
      ) : null}
      <Button look="blue" onClick={save} {...wake}>
        <Icon name="calendar" />
        {payments > 1 ? planActionTexts.calendar : planActionTexts.calendarOne}
      </Button>
      <div role="status">
        {saved === current && days ? (
          <Notice tone="leaf" text={<p>{planActionTexts.saved}</p>}>
            <details className={styles['saved']}>
              <summary>{planActionTexts.notSaved}</summary>
              <ol>
                {list.map((day) => (
                  <li key={day}>{longDate(day)}</li>
                ))}
              </ol>
              {file && choice.kind === 'plan' ? (
                <p>
                  {`${planActionTexts.readyFile} `}
                  <a href={file}>{reminderDays[choice.frequency]}</a>
                </p>
              ) : null}
            </details>
          </Notice>
        ) : null}
      </div>
      <SharePlan choice={choice} />
      <p className={styles['note']}>{planActionTexts.note}</p>
    </div>
  );
}
