import { needsScript, withoutScript } from '../../boot-contract.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { withOften } from '../../giving/choice.ts';
import { yearInParts } from '../../giving/gift-words.ts';
import type { Often } from '../../lib/gift.ts';
import { AmountFields } from './amount-fields.tsx';
import { CHOICE_ID } from './choice-store.ts';
import styles from './choose-step.module.css';
import { GiftSlip } from './gift-slip.tsx';
import { GIFT_TABLE_ID, GiftTable } from './gift-table.tsx';
import pills from './pills.module.css';
import { PurposeFields } from './purpose-fields.tsx';
import { chosenIn, Radio } from './radio.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function ChooseStep({ control }: ChoiceProps) {
  return (
    <Step id="choose">
      <div className={styles.area}>
        <div className={`${styles.instead} no-print`} {...withoutScript}>
          <div className="stack">
            <p className="lead">{choosingTexts.notLoaded}</p>
            <p className="button-row">
              <a href="#pay" className="button blue">
                {choosingTexts.seeHowToPay}
              </a>{' '}
              <a href={`#${GIFT_TABLE_ID}`} className="button outline">
                {choosingTexts.table}
              </a>
            </p>
          </div>
        </div>
        <div className={styles.columns} {...needsScript}>
          {/* The browser would be a second memory of the choice, and it fills in by the fields' order. */}
          <form
            id={CHOICE_ID}
            className={`${styles.questions} no-print`}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
          >
            <PurposeFields control={control} />
            <OftenFields control={control} />
            <AmountFields control={control} />
            {/* Before hydration Enter would load the page anew. */}
            <button type="submit" disabled hidden>
              {choosingTexts.title}
            </button>
          </form>
          <GiftSlip control={control} />
        </div>
      </div>
      <GiftTable />
    </Step>
  );
}

function OftenFields({ control: { choice, choose } }: ChoiceProps) {
  const parts = yearInParts(choice);
  return (
    <fieldset
      id="often"
      onChange={(event) => {
        const pressed = chosenIn(event) as Often;
        choose((it) => withOften(it, pressed));
      }}
    >
      <legend>{choosingTexts.howOften}</legend>
      <div className={pills.pills}>
        {Object.entries(choosingTexts.often).map(([often, label]) => (
          <label key={often}>
            <Radio name="often" value={often} checked={choice.often === often} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {parts ? <p className="remark">{parts}</p> : null}
    </fieldset>
  );
}
