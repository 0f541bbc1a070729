import { amountLimits } from '../content/amount-limits.ts';
import { type GiftAnswers, isOften, type Often } from '../lib/gift.ts';
import { partOfUsd } from '../lib/money.ts';
import { decoded } from '../lib/page-path.ts';
import { plainInput } from '../lib/plain-input.ts';
import { type Choice, choiceOf, openChoice } from './choice.ts';
import { timesAYear } from './offers.ts';
import { purposeOf, purposeOfTier } from './purposes.ts';

export type NamedChoice = {
  choice: Choice;
  /** The amount can't be read, and is open. */
  isUnread: boolean;
};

/**
 * Reads what `giftFragment` writes, with or without '#', and the addresses of before. Null if it names nothing of a
 * gift. Ignores what messengers add: a full stop, a bracket, '?fbclid=1'.
 */
export function namedIn(fragment: string): NamedChoice | null {
  const text = plainInput(decoded(fragment)).toLowerCase().replace(/^#/, '');
  if (!/^(?:kes|usd|once|annual|semi-annual|quarterly|monthly|for|plan|gift)\b/.test(text))
    return null;
  const [, address = '', rest = ''] = /^([\w.-]*\w)(.*)$/s.exec(text) ?? [];
  // '25,000', '25 000', '25é': the rest may belong to the amount.
  const isCut = /^[-\p{L}\p{N}]|^[^?&]\p{N}/u.test(rest);
  const answers = isCut ? null : (answersIn(address) ?? oldAnswersIn(address));
  if (!answers) return { choice: openChoice, isUnread: true };
  const { currency, amount } = answers;
  const { smallest, largest } = amountLimits[currency];
  const isUnread = amount !== null && (amount < smallest || amount > largest);
  return { choice: choiceOf(isUnread ? { ...answers, amount: null } : answers), isUnread };
}

const pattern =
  /^(?:(kes|usd)(?:-([1-9]\d*(?:\.\d\d)?))?)?-?(once|annual|semi-annual|quarterly|monthly)?(?:(?:^|-)for(?:-([a-z-]+))?)?$/;

function answersIn(address: string): GiftAnswers | null {
  const [whole, code, digits, often, purpose] = pattern.exec(address) ?? [];
  // Without a frequency the address is cut off, and perhaps within the amount.
  if (!whole || (digits !== undefined && often === undefined)) return null;
  return answersOf(code, digits === undefined ? null : Number(digits), often, purpose ?? null);
}

const oldPattern =
  /^(plan|gift)-(?:(kes|usd)-)?([1-9]\d*)(?:-(annual|semi-annual|quarterly|monthly))?$/;

/**
 * '#plan-185-monthly' was $185 a year in twelve parts, '#plan-kes-1000-monthly' KSH 1,000 each month, both for a child’s
 * year at school; '#gift-25' the home's gift of $25, '#gift-usd-40' an amount without a purpose.
 */
function oldAnswersIn(address: string): GiftAnswers | null {
  const [, kind, code, digits, often] = oldPattern.exec(address) ?? [];
  if (kind === undefined || (kind === 'plan') !== (often !== undefined)) return null;
  const named = Number(digits);
  if (kind === 'gift')
    return answersOf(code ?? 'usd', named, 'once', code ? null : purposeOfTier(named));
  if (code) return answersOf(code, named, often, 'school');
  return answersOf('usd', partOfUsd(named, timesAYear(often as Often)), often, 'school');
}

function answersOf(
  code: string | undefined,
  amount: number | null,
  often: string | undefined,
  purpose: string | null,
): GiftAnswers {
  return {
    currency: code === 'usd' ? 'USD' : 'KES',
    amount,
    often: often !== undefined && isOften(often) ? often : 'once',
    // Only what is on our list: an address can't put words on the page.
    purpose: purposeOf(purpose)?.id ?? null,
  };
}
