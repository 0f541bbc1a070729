import { MonthsOfSchool } from '../../components/months-of-school.tsx';
import { choosingTexts } from '../../content/page-texts/give.ts';
import {
  oftenWords,
  otherCurrencyWords,
  purposeWords,
  yearCovered,
  yearWords,
} from '../../giving/gift-words.ts';
import { purposeOf } from '../../giving/purposes.ts';
import { wholeGift } from '../../lib/gift.ts';
import { formatMoney, unbrokenSums } from '../../lib/money.ts';
import styles from './gift-slip.module.css';
import { PartLink } from './part-link.tsx';
import { QuestionLink } from './question-link.tsx';
import { Slip } from './slip.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function GiftSlip({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  const covered = gift && yearCovered(gift);
  const words = gift ? purposeWords(gift) : (purposeOf(choice.purpose)?.words ?? '');
  const sum = gift && unbrokenSums(formatMoney(gift));
  return (
    <Slip id="gift" title={choosingTexts.gift}>
      <p className={`${styles.sentence} ${sum ? '' : 'no-print'}`}>
        <span className={styles.figure} data-long={(sum && lengthOf(sum)) || undefined}>
          <QuestionLink to="much">
            <span data-gap={sum ? undefined : ''}>{sum ?? choosingTexts.gaps.amount}</span>
          </QuestionLink>
        </span>{' '}
        <QuestionLink to="often">{oftenWords[choice.often]}</QuestionLink>{' '}
        <QuestionLink to="what">
          <span>{words ? `for ${words}` : 'for '}</span>
          {words ? null : <span data-gap="">{choosingTexts.gaps.purpose}</span>}
        </QuestionLink>
      </p>
      {gift ? (
        <p className={styles.sum}>
          {unbrokenSums([otherCurrencyWords(gift), yearWords(gift)].join(' ').trim())}
        </p>
      ) : null}
      {covered ? (
        <div className={styles.year}>
          <MonthsOfSchool paid={covered.months} />
          <p>{unbrokenSums(covered.words)}</p>
        </div>
      ) : null}
      <PartLink to="pay" className={`button blue ${styles.pay} no-print`}>
        {sum ? `${choosingTexts.pay} ${sum}` : choosingTexts.seeHowToPay}
      </PartLink>
    </Slip>
  );
}

/** A longer figure is smaller, so that it never breaks: 'KSH 24,000', 'KSH 240,000', 'KSH 24,000,000'. */
function lengthOf({ length }: string): 'long' | 'longest' | null {
  if (length <= 10) return null;
  return length <= 12 ? 'long' : 'longest';
}
