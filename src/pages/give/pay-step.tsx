import { needsScript } from '../../boot-contract.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { hasBank } from '../../content/payments.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { givingPromises, payingTexts, realTexts } from '../../content/page-texts/give.ts';
import { Fold } from '../../design-system/fold.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { sumsOf } from '../../giving/gift-sums.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { type MpesaParts, mpesaParts } from '../../giving/mpesa-parts.ts';
import { wholeGift } from '../../lib/gift.ts';
import { formatKes, unbrokenSums } from '../../lib/money.ts';
import { longDate } from '../../lib/days.ts';
import { BankCard } from './bank-card.tsx';
import { MpesaCard } from './mpesa-card.tsx';
import styles from './pay-step.module.css';
import { PartLink } from './part-link.tsx';
import { QuestionLink } from './question-link.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function PayStep({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  const kes = gift && sumsOf(gift).each.KES;
  const parts = kes === null ? null : mpesaParts(kes);
  const isAbroad = choice.currency === 'USD';
  // Above M-PESA's limit a gift takes several payments, or more than anybody would make.
  const isOverLimit = kes !== null && parts?.count !== 1;
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
      {isOverLimit ? <OverLimit parts={parts} /> : null}
      {hasBank && !isOverLimit && isAbroad ? (
        <p className={`${styles.limit} no-print`}>
          {`${payingTexts.fromAbroad} `}
          <PartLink to="bank">{payingTexts.theBank}</PartLink>
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
        {isOverLimit && !parts ? null : <MpesaCard gift={gift} parts={parts} />}
        {hasBank ? (
          <BankCard gift={gift} folds={!isOverLimit && !isAbroad} isAbroad={isAbroad} />
        ) : null}
      </div>
      <HomeAnswers place="pay" />
      <div className={`${styles.foot} no-print`}>
        <p className="button-row">
          <PartLink to="tell-us" className="button blue">
            {payingTexts.paid}
          </PartLink>{' '}
          <PartLink to="choose" className="button outline" {...needsScript}>
            {payingTexts.change}
          </PartLink>
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

/** `parts` are null if they would be too many. */
function OverLimit({ parts }: { parts: MpesaParts | null }) {
  if (!hasBank)
    return (
      <p className={styles.limit}>
        <b>{unbroken(`${payingTexts.overLimit} `)}</b>
        <span>
          {parts
            ? `${payingTexts.several} ${parts.count} payments ${partsWords(parts)}. `
            : `${payingTexts.callUs} `}
        </span>
        <PhoneLink />
      </p>
    );
  return (
    <p className={styles.limit}>
      <b>{unbroken(`${payingTexts.overLimit} `)}</b>
      <span>{parts ? payingTexts.twoWays : `${payingTexts.pleasePay} `}</span>
      <PartLink to="bank">{payingTexts.throughBank}</PartLink>
      {parts ? (
        <span key="or">
          {payingTexts.or}
          <PartLink to="mpesa" className="one-line">
            {`${parts.count} M-PESA payments`}
          </PartLink>
          <span>{` ${partsWords(parts)}. `}</span>
        </span>
      ) : (
        <span key="only">.</span>
      )}
    </p>
  );
}

/** 'of KSH 166,667, the last KSH 166,666, on 2 days'. */
function partsWords({ each, last, days }: MpesaParts): string {
  const rest = last === each ? '' : `, the last ${formatKes(last)}`;
  return `of ${formatKes(each)}${rest}${days > 1 ? `, on ${days} days` : ''}`;
}
