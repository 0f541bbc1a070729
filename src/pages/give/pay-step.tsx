import { needsScript } from '../../boot-contract.ts';
import { goToPart } from '../../browser/go-to-part.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { hasBank } from '../../content/payments.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { givingPromises, payingTexts, realTexts } from '../../content/page-texts/give.ts';
import { Fold } from '../../design-system/fold.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { giftIn } from '../../giving/choice.ts';
import { sumsOf } from '../../giving/gift-sums.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { type MpesaPayments, mpesaPayments } from '../../giving/mpesa-payments.ts';
import { formatKes, unbrokenSums } from '../../lib/money.ts';
import { longDate } from '../../lib/days.ts';
import { BankCard } from './bank-card.tsx';
import { MpesaCard } from './mpesa-card.tsx';
import styles from './pay-step.module.css';
import { QuestionLink } from './question-link.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function PayStep({ control: { choice } }: ChoiceProps) {
  const gift = giftIn(choice);
  const kes = gift && sumsOf(gift).each.KES;
  const payments = kes === null ? null : mpesaPayments(kes);
  const isAbroad = choice.currency === 'USD';
  // Above M-PESA's limit a gift takes several payments, or more than anybody would make.
  const isOverLimit = kes !== null && payments?.count !== 1;
  return (
    <Step id="pay">
      <p className={styles.said}>
        <span>
          {gift ? (
            <span key="gift">{unbrokenSums(`${giftSentence(gift)}.`)}</span>
          ) : (
            <span key="lead">{unbroken(payingTexts.lead)}</span>
          )}
        </span>{' '}
        <span className="no-print" {...needsScript}>
          <QuestionLink to={gift ? 'much' : 'what'}>
            {gift ? payingTexts.change : payingTexts.chooseFirst}
          </QuestionLink>
        </span>
      </p>
      {isOverLimit ? <OverLimit payments={payments} /> : null}
      {hasBank && !isOverLimit && isAbroad ? (
        <p className={`${styles.limit} no-print`}>
          {`${payingTexts.fromAbroad} `}
          <a href="#bank" onClick={goToPart}>
            {payingTexts.theBank}
          </a>
        </p>
      ) : null}
      {hasBank ? null : (
        <p className={styles.limit}>
          {unbroken(`${payingTexts.askFromAbroad} `)}
          <PhoneLink />
          {' or '}
          <a href={`mailto:${organization.email}`}>{unbroken(payingTexts.askByEmail)}</a>
        </p>
      )}
      <div className={styles.cards}>
        {isOverLimit && !payments ? null : <MpesaCard gift={gift} payments={payments} />}
        {hasBank ? (
          <BankCard gift={gift} folds={!isOverLimit && !isAbroad} isAbroad={isAbroad} />
        ) : null}
      </div>
      <HomeAnswers place="pay" />
      <div className={`${styles.foot} no-print`}>
        <p className="button-row">
          <a href="#tell-us" className="button blue" onClick={goToPart}>
            {payingTexts.paid}
          </a>{' '}
          <a href="#choose" className="button outline" onClick={goToPart} {...needsScript}>
            {payingTexts.change}
          </a>
        </p>
        <Fold head={<strong>{payingTexts.real}</strong>}>
          <div className={styles.real}>
            <ul>
              {(['oneNumber', 'noNewNumber', 'neverPin'] as const).map((key) => (
                <li key={key}>
                  <strong>{realTexts[key]}</strong>
                  {` ${givingPromises[key]}`}
                </li>
              ))}
              <li>
                {unbroken(`${payingTexts.wrong} `)}
                <PhoneLink />
              </li>
            </ul>
            <HomeAnswers place="real" />
            {homeSettings.detailsChecked ? (
              <p>{`${payingTexts.checked} ${longDate(homeSettings.detailsChecked)}.`}</p>
            ) : null}
          </div>
        </Fold>
      </div>
    </Step>
  );
}

/** `payments` are null if they would be too many. */
function OverLimit({ payments }: { payments: MpesaPayments | null }) {
  if (!hasBank)
    return (
      <p className={styles.limit}>
        <b>{unbroken(`${payingTexts.overLimit} `)}</b>
        <span>
          {payments
            ? `${payingTexts.several} ${payments.count} payments ${partsWords(payments)}. `
            : `${payingTexts.callUs} `}
        </span>
        <PhoneLink />
      </p>
    );
  return (
    <p className={styles.limit}>
      <b>{unbroken(`${payingTexts.overLimit} `)}</b>
      <span>{payments ? payingTexts.twoWays : `${payingTexts.pleasePay} `}</span>
      <a href="#bank" onClick={goToPart}>
        {payingTexts.throughBank}
      </a>
      {payments ? (
        <span key="or">
          {payingTexts.or}
          <a href="#mpesa" className="one-line" onClick={goToPart}>
            {`${payments.count} M-PESA payments`}
          </a>
          <span>{` ${partsWords(payments)}. `}</span>
        </span>
      ) : (
        <span key="only">.</span>
      )}
    </p>
  );
}

/** 'of KSH 166,667, the last KSH 166,666, on 2 days'. */
function partsWords({ each, last, days }: MpesaPayments): string {
  const rest = last === each ? '' : `, the last ${formatKes(last)}`;
  return `of ${formatKes(each)}${rest}${days > 1 ? `, on ${days} days` : ''}`;
}
