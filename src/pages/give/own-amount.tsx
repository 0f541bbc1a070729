import { useId, useRef, useState } from 'react';
import { AmountInShillings } from '../../components/payment/amount-in-shillings.tsx';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { inputBoxClass } from '../../ui/input-box.ts';
import styles from './own-amount.module.css';

type OwnAmountProps = {
  name: string;
  every: 'a year' | 'once';
  isTyped: boolean;
  /** Whether this amount is chosen, and not one of those offered. */
  isChosen: boolean;
  /** What is chosen, in US dollars; null where it can't be read. */
  usd: number | null;
  /** Whether the visitor went on without it. */
  asked: boolean;
};

/**
 * A field for US dollars. What is expected is said from the start, in the same place and size: a message that
 * appeared when the field is left would move the next choice away from under the press that leaves it.
 */
export function OwnAmount({ name, every, isTyped, isChosen, usd, asked }: OwnAmountProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const isMissing = isChosen && usd === null;
  const refused = (left || asked) && isMissing;
  return (
    <div className={styles.own}>
      <p>
        <span aria-hidden="true">$</span>{' '}
        <input
          ref={field}
          type="text"
          className={inputBoxClass}
          inputMode="decimal"
          name={name}
          aria-label={`${choosingTexts.ownAmount}, in US dollars ${every}`}
          aria-invalid={refused || undefined}
          aria-describedby={isMissing ? id : undefined}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(isChosen && isTyped)}
        />{' '}
        {every === 'a year' ? <span aria-hidden="true">{every}</span> : null}
      </p>
      {isChosen && usd !== null ? <AmountInShillings usd={usd} field={field} /> : null}
      {isMissing ? (
        <p id={id} className={styles.expected}>
          {/* Another element each time, which is announced, and which a translation tool may have filled. */}
          <span key={`${refused}`} role={refused ? 'alert' : undefined}>
            {choosingTexts.refusedAmount}
          </span>
        </p>
      ) : null}
    </div>
  );
}
