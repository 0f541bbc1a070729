import { organization } from '../../content/organization.ts';
import { payingTexts } from '../../content/giving-texts.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { telHref } from '../../lib/phone.ts';
import { Section } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { BankCard } from './bank-card.tsx';
import { MpesaCard } from './mpesa-card.tsx';
import styles from './pay-section.module.css';

type PaySectionProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
};

export function PaySection({ choice }: PaySectionProps) {
  const [phone] = organization.phones;
  const call = <a href={telHref(phone)}>{phone}</a>;
  return (
    <Section id="pay" tone="sand" labelledBy="pay-title">
      <h2 id="pay-title">{payingTexts.title}</h2>
      <p className={`${styles['lead']} no-print`}>{unbroken(payingTexts.lead)}</p>
      <div className={styles['cards']}>
        <MpesaCard choice={choice} />
        <BankCard choice={choice} />
      </div>
      <div className={styles['notes']}>
        <p>
          {unbroken(`${payingTexts.large} `)}
          {call}
        </p>
        <p>
          {unbroken(`${payingTexts.wrong} `)}
          {call}
        </p>
      </div>
    </Section>
  );
}
