import { useId, useState } from 'react';
import { planOf } from '../../giving/plan-of.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './own-amount.module.css';

type OwnAmountProps = {
  name: string;
  every: 'a year' | 'once';
  value: string;
  /** Whether this amount is chosen, and not one of those offered. */
  isChosen: boolean;
  /** What is chosen, in US dollars; null where it can't be read. */
  usd: number | null;
  /** Whether the visitor went on without it. */
  asked: boolean;
  onChange: (text: string) => void;
};

/** A field for US dollars. Its message waits until something was typed and the field is left. */
export function OwnAmount(props: OwnAmountProps) {
  const { name, every, value, isChosen, usd, asked, onChange } = props;
  const id = useId();
  const [left, setLeft] = useState(false);
  const refused = (left || asked) && isChosen && usd === null;
  return (
    <div className={styles.own}>
      <p>
        <span aria-hidden="true">$</span>{' '}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          aria-label={`${choosingTexts.ownAmount}, in US dollars ${every}`}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={() => setLeft(isChosen && value.trim() !== '')}
        />{' '}
        {every === 'a year' ? <span aria-hidden="true">{every}</span> : null}
      </p>
      {isChosen && usd !== null ? (
        <small>{formatKes(planOf({ kind: 'gift', usd }).yearKes)}</small>
      ) : null}
      {refused ? (
        <p id={id} role="alert" className={styles.refused}>
          {choosingTexts.refusedAmount}
        </p>
      ) : null}
    </div>
  );
}
