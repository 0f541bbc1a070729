import { Photo } from '../../components/photo/photo.tsx';
import { annualFees, donationTiers } from '../../content/payments.ts';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import styles from './paid-amount.module.css';

type PaidAmountProps = {
  /** Where its picture is to be shown. */
  choice?: GivingChoice;
  label: string;
  value: string;
  /** In digits alone. */
  copies: string;
};

/** What is to be paid, beside the picture of what it becomes. */
export function PaidAmount({ choice, value, ...row }: PaidAmountProps) {
  const photo = choice && photoOf(choice);
  return (
    <div className={styles.amount}>
      {photo ? (
        <Photo slug={photo} sizes="3.5rem" alt="" className={`${styles.picture} no-print`} />
      ) : null}
      {/* No-break spaces keep the amount on one line. */}
      <CopyRow {...row} value={value.replaceAll(' ', '\u00a0')} />
    </div>
  );
}

/** Of a gift that is offered, or of the full fees of a year. */
function photoOf({ kind, own, amount }: GivingChoice): PhotoSlug | undefined {
  if (own || (kind === 'plan' && amount !== annualFees.usd)) return undefined;
  return donationTiers.find(({ amountUsd }) => amountUsd === amount)?.photo;
}
