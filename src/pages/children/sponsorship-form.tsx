import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { MailForm, MailSubmit } from '../../components/message/mail-form.tsx';
import { LongMessageNotice } from '../../components/message/message-notices.tsx';
import type { LongMessage } from '../../components/message/use-opened-message.ts';
import { messageTexts } from '../../content/messages.ts';
import { monthlySponsorship } from '../../content/payments.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { typeInto } from '../../forms/fields.ts';
import type { TypedFields } from '../../forms/use-typed-fields.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { formatInKes, usdIfShillings } from '../../giving/exchange-rate.ts';
import { USD_HINT } from '../../giving/typed-amount.ts';
import { paymentsAYear } from '../../lib/gift.ts';
import { formatKes, formatUsd, times } from '../../lib/money.ts';
import { Button } from '../../design-system/button.tsx';
import {
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '../../design-system/field.tsx';
import { choicesOf, labels, planName, planWords, SUBJECT } from './sponsorship-message.ts';
import styles from './sponsorship-form.module.css';

const aMonth = formatUsd(monthlySponsorship.amount);
const twelveMonths = times(paymentsAYear.monthly, monthlySponsorship.amount);

type SponsorshipFormProps = {
  fields: TypedFields<HTMLFormElement>;
  /** The id of the dialog. */
  id: string;
  groupName: string;
  /** Stands below the amount on a phone. */
  months: ReactNode;
  sending: boolean;
  tooLong: LongMessage | null;
  onEdit: () => void;
  onSubmit: () => void;
};

export function SponsorshipForm(props: SponsorshipFormProps) {
  const { fields, id, groupName, months, sending, tooLong, onEdit, onSubmit } = props;
  const { ownAmount, plan } = choicesOf(fields.values ?? {});
  const ownField = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const isOwn = ownAmount !== null;
  // An empty field is refused as required, in the browser's own words.
  const isUnreadable = isOwn && ownAmount !== '' && plan === null;
  const refusal = isUnreadable ? USD_HINT : '';
  useEffect(() => ownField.current?.setCustomValidity(refusal), [refusal]);
  return (
    <MailForm fields={fields} className={styles.form} onChange={onEdit} onSubmit={onSubmit}>
      <input type="hidden" name="childName" value={groupName} />
      <TextField
        label={labels.name}
        name="sponsorName"
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <TextField label={labels.email} name="email" type="email" autoComplete="email" required />
      <TextField label={labels.phone} name="phone" type="tel" autoComplete="tel" />
      <SelectField label={labels.contact} name="preferredContact">
        <SelectOptions options={preferredContactOptions} />
      </SelectField>
      <div>
        <SelectField
          label={labels.amount}
          name="sponsorshipAmount"
          required="Select an amount"
          defaultValue={sponsorshipAmountOptions[0].value}
          aria-describedby={`${id}-monthly`}
        >
          <SelectOptions options={sponsorshipAmountOptions} />
        </SelectField>
        <p id={`${id}-monthly`} className={`${styles.monthly} remark`}>
          {`To give ${aMonth} every month: choose Custom amount, write ${twelveMonths} and choose Monthly. That is 12 payments of ${aMonth}.`}
        </p>
        <div className={styles.custom}>
          <TextField
            label="Your amount (USD a year)"
            ref={ownField}
            name="customAmount"
            inputMode="decimal"
            required={isOwn}
            disabled={hydrated && !isOwn}
          />
          {isOwn && plan ? <AmountInShillings usd={plan.usd} field={ownField} /> : null}
        </div>
        <div className={styles.months}>{months}</div>
      </div>
      <div>
        <SelectField label={labels.frequency} name="paymentFrequency">
          <SelectOptions options={paymentFrequencyOptions} />
        </SelectField>
        <p aria-live="polite" className={`${styles.plan} remark`}>
          {plan ? `${planWords(plan)}. ${planName(plan)}.` : ''}
        </p>
      </div>
      <div className={styles.long}>
        <TextField
          label={labels.address}
          name="address"
          autoComplete="address-line1"
          autoCapitalize="words"
        />
      </div>
      <div className={styles.long}>
        <TextAreaField label={labels.words} name="additionalMessage" rows={3} />
      </div>
      {tooLong ? (
        <div className={styles.wide}>
          <LongMessageNotice message={tooLong} />
        </div>
      ) : null}
      <div className={`${styles.buttons} button-row`}>
        <Button look="outline" command="close" commandfor={id}>
          Cancel
        </Button>
        <MailSubmit look="sun" subject={SUBJECT} disabled={sending}>
          {sending ? messageTexts.sending : 'Send my offer of support'}
        </MailSubmit>
      </div>
    </MailForm>
  );
}

type AmountInShillingsProps = {
  usd: number;
  field: RefObject<HTMLInputElement | null>;
};

/** The visitor's own amount in shillings. Asks about a large one whether shillings were meant. */
function AmountInShillings({ usd, field }: AmountInShillingsProps) {
  const meant = usdIfShillings(usd);
  return (
    <div className={styles.inShillings}>
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
          {`Did you mean ${formatKes(usd)}, about ${formatUsd(meant)}?`}
        </button>
      )}
    </div>
  );
}
