import { useId, useState } from 'react';
import { planOf } from '../../components/giving/plan-of.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './own-amount.module.css';

type OwnAmountProps = {
  name: string;
  every: 'a year' | 'once';
  /** Null where another amount is chosen; `usd` is null where this one can't be read. */
  chosen: { usd: number | null } | null;
  /** To choose its radio. */
  onType: () => void;
};

/** A field for US dollars. Its message waits until the field is left. */
export function OwnAmount({ name, every, chosen, onType }: OwnAmountProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const refused = left && chosen !== null && chosen.usd === null;
  return (
    <div className={styles['own']}>
      <p>
        <span aria-hidden="true">$</span>{' '}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          aria-label={`${choosingTexts.ownAmount}, in US dollars ${every}`}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? id : undefined}
          onInput={onType}
          onBlur={() => setLeft(true)}
        />{' '}
        {every === 'a year' ? <span aria-hidden="true">{every}</span> : null}
      </p>
      {chosen?.usd ? (
        <small>{formatKes(planOf({ kind: 'gift', usd: chosen.usd }).yearKes)}</small>
      ) : null}
      {refused ? (
        <p id={id} role="alert" className={styles['refused']}>
          {choosingTexts.refusedAmount}
        </p>
      ) : null}
    </div>
  );
}
