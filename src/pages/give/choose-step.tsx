import { needsScript } from '../../boot-contract.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { AmountFields } from './amount-fields.tsx';
import styles from './choose-step.module.css';
import { GiftSlip } from './gift-slip.tsx';
import { GiftTable } from './gift-table.tsx';
import { OftenFields } from './often-fields.tsx';
import { PurposeFields } from './purpose-fields.tsx';
import { Step } from './step.tsx';
import { CHOICE_ID, type ChoiceControl } from './use-choice.ts';

type ChooseStepProps = { control: ChoiceControl };

export function ChooseStep({ control }: ChooseStepProps) {
  return (
    <Step id="choose" number={1} title={choosingTexts.title}>
      <div className={styles.columns} {...needsScript}>
        {/* The browser's own filling-in would be a second memory of the choice, and goes by the fields' order. */}
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
      <GiftTable />
    </Step>
  );
}
