import { type Gift, type GiftAnswers, isOften, type Often } from '../lib/gift.ts';
import { type Currency, groupThousands } from '../lib/money.ts';
import { offersOf } from './offers.ts';
import { purposeOf } from './purposes.ts';
import { readAmount, type TypedAmount } from './typed-amount.ts';

/** What the visitor has chosen. `amount` is null until one is picked, typed or named by a link. */
export type Choice = {
  purpose: string | null;
  often: Often;
  currency: Currency;
  amount: Picked | Typed | null;
};

/** The place among the offered amounts. */
type Picked = { place: number };

type Typed = {
  text: string;
  /** The amount of an address, which may have cents. A visitor types whole amounts. */
  linked?: number;
};

export const emptyChoice: Choice = { purpose: null, often: 'once', currency: 'KES', amount: null };

export function placeIn({ amount }: Choice): number | null {
  return amount && 'place' in amount ? amount.place : null;
}

export function typedText({ amount }: Choice): string {
  return amount && 'text' in amount ? amount.text : '';
}

/** Null if no amount is typed. */
export function readTyped(choice: Choice): TypedAmount | null {
  const { amount, currency } = choice;
  if (!amount || !('text' in amount)) return null;
  return amount.linked === undefined
    ? readAmount(amount.text, currency)
    : { currency, figures: amount.text, amount: amount.linked, refusal: null };
}

export function giftAnswers(choice: Choice): GiftAnswers {
  const { amount, ...others } = choice;
  const isPicked = amount !== null && 'place' in amount;
  const sum = isPicked ? offersOf(choice)[amount.place]?.amount : readTyped(choice)?.amount;
  return { ...others, amount: sum ?? null };
}

/** Null until an amount is chosen. */
export function giftIn(choice: Choice): Gift | null {
  const { amount, currency, often, purpose } = giftAnswers(choice);
  return amount === null ? null : { each: { currency, amount }, often, purpose };
}

/** An amount that is offered counts as picked, any other as typed. */
export function choiceOf({ amount, ...others }: GiftAnswers): Choice {
  if (amount === null) return { ...others, amount };
  const place = offersOf(others).findIndex((offer) => offer.amount === amount);
  if (place >= 0) return { ...others, amount: { place } };
  const [whole = '', cents] = `${Number.isInteger(amount) ? amount : amount.toFixed(2)}`.split('.');
  const text = cents ? `${groupThousands(whole)}.${cents}` : groupThousands(whole);
  return { ...others, amount: cents ? { text, linked: amount } : { text } };
}

/**
 * Keeps how often, an amount that was typed, and one of the general list. Otherwise, also if there was no amount yet,
 * the price of the new purpose is chosen. If that has none, there is no amount.
 */
export function withPurpose(choice: Choice, purpose: string): Choice {
  const next = { ...choice, purpose };
  if (typedText(choice) !== '') return next;
  const oldPrice = purposeOf(choice.purpose)?.priceUsd;
  // The old purpose had no price, so the amount is one of the general list.
  if (choice.amount && !oldPrice) return choiceOf({ ...giftAnswers(choice), purpose });
  const place = purposeOf(purpose)?.shares.findIndex(({ multiple }) => multiple === 1) ?? -1;
  return { ...next, amount: place < 0 ? null : { place } };
}

/** Keeps the sum, but for a picked share of a year at school, which `offersOf` divides by the new frequency. */
export function withOften(choice: Choice, often: Often): Choice {
  return { ...choice, often };
}

/** Keeps the typed figures, and the place of an offered amount. */
export function withCurrency(choice: Choice, currency: Currency): Choice {
  const typed = readTyped(choice);
  if (!typed) return { ...choice, currency };
  // "KSH 1000" would contradict dollars.
  return { ...choice, currency, amount: { text: typed.figures || typedText(choice) } };
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
 * nothing.
 */
export function withFoundAnswers(before: Choice, found: FoundAnswers): Choice {
  let choice = before;
  if (found.purpose !== '') choice = withPurpose(choice, found.purpose);
  if (isOften(found.often) && found.often !== emptyChoice.often)
    choice = withOften(choice, found.often);
  const { purpose, often } = choice;
  if (found.amount !== '')
    choice = choiceOf({ purpose, often, ...offerMeant(Number(found.amount), found.currency) });
  else if (found.currency === 'USD') choice = withCurrency(choice, 'USD');
  return found.own === '' ? choice : withTyped(choice, found.own);
}

/**
 * The built page offers amounts in shillings. If dollars are chosen, the amount at the same place in dollars is meant.
 */
function offerMeant(kes: number, chosen: string): Pick<GiftAnswers, 'currency' | 'amount'> {
  const offered = choiceOf({ ...emptyChoice, amount: kes });
  const meant = chosen === 'USD' ? withCurrency(offered, 'USD') : offered;
  const { currency, amount } = giftAnswers(meant);
  return { currency, amount };
}

export function withPlace(choice: Choice, place: number): Choice {
  return { ...choice, amount: { place } };
}

/** A currency that the text names becomes the chosen one. */
export function withTyped(choice: Choice, text: string): Choice {
  if (text.trim() === '') return { ...choice, amount: null };
  const { amount, currency } = readAmount(text, choice.currency);
  return { ...choice, currency: amount === null ? choice.currency : currency, amount: { text } };
}
