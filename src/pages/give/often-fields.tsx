import { choosingTexts } from '../../content/page-texts/give.ts';
import { partsOfYear } from '../../giving/gift-words.ts';
import type { Often } from '../../lib/gift.ts';
import styles from './pills.module.css';
import type { ChoiceControl } from './use-choice.ts';

type OftenFieldsProps = { control: ChoiceControl };

export function OftenFields({ control }: OftenFieldsProps) {
  const { choice, setOften } = control;
  const parts = choice.purpose === 'school' ? partsOfYear(choice.often, choice.currency) : '';
  return (
    <fieldset id="often">
      <legend>{choosingTexts.howOften}</legend>
      <div className={styles.pills}>
        {Object.entries(choosingTexts.often).map(([often, label]) => (
          <label key={often}>
            <input
              type="radio"
              className={styles.cover}
              name="often"
              value={often}
              checked={choice.often === often}
              onChange={() => setOften(often as Often)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {parts ? <p className="remark">{parts}</p> : null}
    </fieldset>
  );
}
