import type { RefObject } from 'react';
import { didYouMean } from '../../content/shared-texts.ts';
import { typeInto } from '../../forms/fields.ts';
import { formatInKes, usdIfShillings } from '../../giving/home-rate.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import styles from './amount-in-shillings.module.css';

type AmountInShillingsProps = {
  usd: number;
  field: RefObject<HTMLInputElement | null>;
};

/** For a large amount it asks whether shillings were meant. */
export function AmountInShillings({ usd, field }: AmountInShillingsProps) {
  const meant = usdIfShillings(usd);
  return (
    <div className={styles.amount}>
      <small>{formatInKes(usd)}</small>
      {meant === null ? null : (
        <button
          type="button"
          className={styles.meant}
          onClick={() => {
            if (!field.current) return;
            typeInto(field.current, `${meant}`);
            field.current.focus();
          }}
        >
          {didYouMean(`${formatKes(usd)}, about ${formatUsd(meant)}`)}
        </button>
      )}
    </div>
  );
}
