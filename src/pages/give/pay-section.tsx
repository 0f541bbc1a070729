import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { hasBank, monthlyInShillings } from '../../content/payments.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { offeredChoices } from '../../giving/reminder.ts';
import { fragmentOf, type GivingChoice } from '../../lib/giving-choice.ts';
import { Section } from '../../design-system/section.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { MpesaSteps } from './mpesa-steps.tsx';
import { RealCheck } from './real-check.tsx';
import styles from './pay-section.module.css';

type PaySectionProps = {
  /** Null before hydration. */
  choice: GivingChoice | null;
};

export function PaySection({ choice }: PaySectionProps) {
  return (
    <Section id="pay" tone="sand" labelledBy="pay-title">
      {/* Targets of addresses that name a choice. */}
      {[...offeredChoices, monthlyInShillings].map((it) => (
        <span key={fragmentOf(it)} id={fragmentOf(it).slice(1)} />
      ))}
      <h2 id="pay-title">{payingTexts.title}</h2>
      <p className={`${styles.lead} lead no-print`}>{unbroken(payingTexts.lead)}</p>
      <RealCheck />
      <div className={styles.cards}>
        <MpesaSteps choice={choice} />
        {hasBank ? <BankTransfer choice={choice} /> : null}
      </div>
      <div className={styles.notes}>
        <p>
          {unbroken(`${payingTexts.large} `)}
          <PhoneLink />
        </p>
        <p>
          {unbroken(`${payingTexts.wrong} `)}
          <PhoneLink />
        </p>
        <HomeAnswers place="pay" />
      </div>
    </Section>
  );
}
