import { Photo } from '../../components/photo/photo.tsx';
import { annualFees, donationTiers } from '../../content/payments.ts';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import styles from './paid-amount.module.css';

type PaidAmountProps = {
  /** Shows the picture of this choice. */
  choice?: GivingChoice;
  label: string;
  value: string;
  /** Digits only. */
  copies: string;
};

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

/** Only an offered gift and the full fees of a year have one. */
function photoOf({ kind, own, amount }: GivingChoice): PhotoSlug | undefined {
  if (own || (kind === 'plan' && amount !== annualFees.usd)) return undefined;
  return donationTiers.find(({ amountUsd }) => amountUsd === amount)?.photo;
}
