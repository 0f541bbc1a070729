import { isOften, type OpenGift, openGift } from '../lib/gift.ts';
import { type Currency, groupThousands } from '../lib/money.ts';
import { offerOf, offerOfMultiple, offersOf } from './offers.ts';
import { readAmount, type TypedAmount } from './typed-amount.ts';

/** The gift that the visitor is choosing. */
export type Choice = OpenGift & {
  /** What was typed as an amount and can't be one. '' if there is no such text. */
  refused: string;
};

export const emptyChoice: Choice = { ...openGift, refused: '' };

/**
 * Keeps how often, an amount of the visitor's own, and one of the general list. Otherwise, also if there was no amount
 * yet, the price of the new purpose is chosen. If that has none, there is no amount.
 */
export function withPurpose(choice: Choice, purpose: string): Choice {
  const next = { ...choice, purpose };
  const isKept = choice.amount !== null && !offerOf(choice)?.share;
  if (isKept || choice.refused) return next;
  return { ...next, amount: offerOfMultiple(next, 1)?.prices[choice.currency] ?? null };
}

/** Keeps the amount, but for a share of a child's year at school, which is divided by the new frequency. */
export function withOften(choice: Choice, often: Choice['often']): Choice {
  const next = { ...choice, often };
  const share = offerOf(choice)?.share;
  const offer = share ? offerOfMultiple(next, share.multiple) : null;
  return offer ? { ...next, amount: offer.prices[choice.currency] } : next;
}

/** An offer has its own amount in the other currency. Of what was typed the figures stay: "KSH 30" contradicts dollars. */
export function withCurrency(choice: Choice, currency: Currency): Choice {
  const next = { ...choice, currency };
  const offer = offerOf(choice);
  if (offer) return { ...next, amount: offer.prices[currency] };
  const text = choice.refused || amountText(choice);
  return withTyped(next, readAmount(text, choice.currency).figures || text);
}

export function withAmount(choice: Choice, amount: number): Choice {
  return { ...choice, amount, refused: '' };
}

/** A currency that the text names becomes the chosen one. */
export function withTyped(choice: Choice, text: string): Choice {
  if (text.trim() === '') return { ...choice, amount: null, refused: '' };
  const { amount, currency } = readAmount(text, choice.currency);
  return amount === null
    ? { ...choice, amount, refused: text }
    : { ...choice, amount, currency, refused: '' };
}

/** Why the text in place of an amount is refused. Null if there is none. */
export function refusalOf({ refused, currency }: Choice): TypedAmount['refusal'] {
  return refused === '' ? null : readAmount(refused, currency).refusal;
}

/** The figures of the amount, as a visitor would type them: '1,500', '15.42'. '' if there is none. */
export function amountText({ amount }: OpenGift): string {
  if (amount === null) return '';
  const [whole = '', cents] = `${Number.isInteger(amount) ? amount : amount.toFixed(2)}`.split('.');
  return cents ? `${groupThousands(whole)}.${cents}` : groupThousands(whole);
}

/** Whether the text, typed beside the chosen currency, is the chosen amount. */
export function isTypedAmount(text: string, { amount, currency }: Choice): boolean {
  const typed = readAmount(text, currency);
  return typed.amount !== null && typed.amount === amount && typed.currency === currency;
}

/**
 * What the visitor has chosen and typed before hydration. '' where that is nothing. `amount` is the value of the
 * checked radio, in shillings. `own` is a typed amount.
 */
export type FoundAnswers = Readonly<
  Record<'purpose' | 'often' | 'currency' | 'amount' | 'own', string>
>;

/**
 * Applies the answers in the order of the questions. A radio that the built page has checked itself (once, KSH) changes
 * nothing. The built page offers the general amounts in shillings: where dollars are chosen, the offer's dollars are
 * meant.
 */
export function withFoundAnswers(before: Choice, found: FoundAnswers): Choice {
  let choice = before;
  if (found.purpose !== '') choice = withPurpose(choice, found.purpose);
  if (isOften(found.often) && found.often !== emptyChoice.often)
    choice = withOften(choice, found.often);
  const offer = offersOf(emptyChoice).find(({ prices }) => `${prices.KES}` === found.amount);
  const chosen = found.currency === 'USD' ? 'USD' : 'KES';
  if (offer) choice = withAmount({ ...choice, currency: chosen }, offer.prices[chosen]);
  else if (chosen === 'USD') choice = withCurrency(choice, chosen);
  return found.own === '' ? choice : withTyped(choice, found.own);
}
