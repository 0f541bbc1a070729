import { inputBoxClass } from '../../design-system/input-box.ts';
import { useState } from 'react';
import { needsScript } from '../../boot-contract.ts';
import { saveFile } from '../../browser/save-file.ts';
import { planOf } from '../../giving/giving-plan.ts';
import { reminderOfYear, reminderPath } from '../../giving/reminder.ts';
import { planActionTexts, reminderDays } from '../../content/page-texts/give.ts';
import { fragmentOf } from '../../lib/giving-choice.ts';
import { longDate } from '../../lib/days.ts';
import { isMissingInSomeMonths } from '../../giving/payment-days.ts';
import { Notice } from '../../design-system/notice.tsx';
import styles from './plan-actions.module.css';
import { PlanButton } from './plan-button.tsx';
import { PlanRow } from './plan-row.tsx';
import { SharePlan } from './share-plan.tsx';
import type { Giving } from './use-giving-choice.ts';
import type { PaymentDaysChoice } from './use-payment-days.ts';

type PlanActionsProps = {
  giving: Giving;
  when: PaymentDaysChoice;
};

export function PlanActions({ giving, when }: PlanActionsProps) {
  const { fields, choice, hydrated } = giving;
  const { props, today, chosen, days, list } = when;
  const [saved, setSaved] = useState<string | null>(null);

  const kind = fields.givingKind === 'gift' ? 'gift' : 'plan';
  const payments = choice ? planOf(choice).payments : 1;
  const texts = payments > 1 ? planActionTexts.several : planActionTexts.one;
  const last = list.at(-1);
  const current = choice && `${fragmentOf(choice)} ${list.join(' ')}`;
  const file = choice && reminderPath(choice);

  function save() {
    const day = props.ref.current?.querySelector<HTMLInputElement>('[type=date]');
    if (day?.reportValidity() === false || !choice || !days) return;
    const text = reminderOfYear(choice, days);
    saveFile(`${fragmentOf(choice).slice(1)}.ics`, 'text/calendar;charset=utf-8', text);
    setSaved(current);
  }

  return (
    <div
      {...props}
      className={`${styles.actions} no-print`}
      hidden={hydrated && !choice}
      {...needsScript}
    >
      <p className={styles.day}>
        <label htmlFor="first-payment">
          {kind === 'gift' ? planActionTexts.day : planActionTexts.first}
        </label>
        <input
          id="first-payment"
          name="firstPayment"
          type="date"
          className={inputBoxClass}
          // oxlint-disable-next-line react/forbid-dom-props -- starts with a day, so it is not read as invalid
          required
          min={today ?? undefined}
          max="2099-12-31"
        />
      </p>
      <fieldset
        className={styles.missing}
        hidden={!days || payments === 1 || !isMissingInSomeMonths(chosen)}
      >
        <legend>{planActionTexts.missing}</legend>
        <label>
          <input type="radio" name="insteadOfMissing" value="last" defaultChecked />
          <span>{planActionTexts.lastDay}</span>
        </label>{' '}
        <label>
          <input type="radio" name="insteadOfMissing" value="28" />
          <span>{planActionTexts.day28}</span>
        </label>
      </fieldset>
      {payments > 1 ? (
        <dl>
          {days && days.first !== chosen ? (
            <PlanRow term={planActionTexts.first}>{longDate(days.first)}</PlanRow>
          ) : null}
          {/* The space keeps the line before hydration. */}
          <PlanRow term={planActionTexts.last}>{last ? longDate(last) : '\u00a0'}</PlanRow>
        </dl>
      ) : null}
      <PlanButton icon="calendar" text={texts.calendar} onClick={save} />
      <div role="status">
        {current && saved === current && days ? (
          <Notice tone="leaf" text={<p>{texts.saved}</p>}>
            <details className={styles.saved}>
              <summary>{texts.notSaved}</summary>
              <ol>
                {list.map((day) => (
                  <li key={day}>{longDate(day)}</li>
                ))}
              </ol>
              {file && choice?.kind === 'plan' ? (
                <p>
                  {`${planActionTexts.readyFile} `}
                  <a href={file}>{reminderDays[choice.frequency]}</a>
                </p>
              ) : null}
            </details>
          </Notice>
        ) : null}
      </div>
      <SharePlan kind={kind} choice={choice} />
      <p className={styles.note}>{planActionTexts.note[kind]}</p>
    </div>
  );
}
