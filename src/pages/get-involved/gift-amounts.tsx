import { planOf } from '../../components/giving/plan-of.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import styles from './gift-amounts.module.css';

type GiftAmountsProps = { currency: 'KES' | 'USD' };

/** A row for each gift. Within an element of the class `giftChoice`, CSS shows the chosen gift's alone. */
export function GiftAmounts({ currency }: GiftAmountsProps) {
  return (
    <div className={styles['amounts']}>
      {donationTiers.map(({ amountUsd, label }) => {
        const kes = planOf({ kind: 'gift', usd: amountUsd }).yearKes;
        const [amount, shown] =
          currency === 'KES' ? [kes, formatKes(kes)] : [amountUsd, formatUsd(amountUsd)];
        return (
          <div key={amountUsd}>
            <CopyRow label={`Amount: ${label}`} value={shown} copies={String(amount)} />
          </div>
        );
      })}
    </div>
  );
}

export const giftChoice = styles['choice'];
