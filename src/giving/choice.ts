import { annualFees } from '../content/payments.ts';
import { isOften, type OpenGift, openGift, SCHOOL, smallestGift } from '../lib/gift.ts';
import { type Currency, exchanged, groupThousands, type Money } from '../lib/money.ts';
import { usdIfShillings } from './exchange-rate.ts';
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
  const isKept = choice.amount !== null && !offerOf(choice)?.quantity;
  if (isKept || choice.refused) return next;
  return { ...next, amount: offerOfMultiple(next, 1)?.prices[choice.currency] ?? null };
}

/** Keeps the amount, but for an offered quantity of a child's year at school, whose price is divided anew. */
export function withOften(choice: Choice, often: Choice['often']): Choice {
  const next = { ...choice, often };
  const quantity = choice.purpose === SCHOOL ? offerOf(choice)?.quantity : null;
  const offer = quantity ? offerOfMultiple(next, quantity.multiple) : null;
  return offer ? { ...next, amount: offer.prices[choice.currency] } : next;
}

/** An offer has its own amount in the other currency. An amount of the visitor's own has none, and goes. */
export function withCurrency(choice: Choice, currency: Currency): Choice {
  if (currency === choice.currency) return choice;
  const next = { ...choice, currency, refused: '' };
  const offer = offerOf(choice);
  // For an old price, the one that is offered now.
  const counterpart = offer?.quantity ? offerOfMultiple(next, offer.quantity.multiple) : offer;
  return { ...next, amount: counterpart?.prices[currency] ?? null };
}

export function withAmount(choice: Choice, amount: number): Choice {
  return { ...choice, amount, refused: '' };
}

/** An amount in the other currency is not taken over: the visitor pays from elsewhere, or has mistyped. */
export function withTyped(choice: Choice, text: string): Choice {
  if (text.trim() === '') return { ...choice, amount: null, refused: '' };
  const { amount, currency } = readAmount(text, choice.currency);
  return amount === null || currency !== choice.currency
    ? { ...choice, amount: null, refused: text }
    : { ...choice, amount, refused: '' };
}

/** Why the text in place of an amount is refused. Null if there is none. */
export function refusalOf({ refused, currency }: Choice): TypedAmount['refusal'] | Currency {
  if (refused === '') return null;
  const read = readAmount(refused, currency);
  return read.refusal ?? read.currency;
}

/**
 * What the visitor may have meant by the text in the field. A text that names the other currency is exchanged, to whole
 * shillings or dollars. Where dollars are chosen, a very large figure without a sign is more likely in shillings. Null
 * if the text needs no question.
 */
export function meantInstead({ refused, currency, amount }: Choice, text: string): Money | null {
  if (refused !== '') {
    const read = readAmount(refused, currency);
    if (read.amount === null || read.currency === currency) return null;
    const worth = Math.round(
      exchanged({ currency: read.currency, amount: read.amount }, annualFees),
    );
    return { currency, amount: Math.max(smallestGift[currency], worth) };
  }
  if (text === '' || currency === 'KES' || amount === null) return null;
  return usdIfShillings(amount) === null ? null : { currency: 'KES', amount };
}

export function withMoney(choice: Choice, money: Money): Choice {
  return { ...choice, ...money, refused: '' };
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
export type EarlyChoice = Readonly<
  Record<'purpose' | 'often' | 'currency' | 'amount' | 'own', string>
>;

/**
 * Applies the values in the order of the questions. A radio that the built page has checked itself (Kenya, most, once)
 * changes nothing. The built page offers the general amounts in shillings: where dollars are chosen, the offer's
 * dollars are meant.
 */
export function withEarlyChoice(before: Choice, early: EarlyChoice): Choice {
  let choice = early.currency === 'USD' ? withCurrency(before, 'USD') : before;
  const { purpose } = early;
  if (purpose !== '' && purpose !== emptyChoice.purpose) choice = withPurpose(choice, purpose);
  if (isOften(early.often) && early.often !== emptyChoice.often)
    choice = withOften(choice, early.often);
  const offer = offersOf(emptyChoice).find(({ prices }) => `${prices.KES}` === early.amount);
  if (offer) choice = withAmount(choice, offer.prices[choice.currency]);
  return early.own === '' ? choice : withTyped(choice, early.own);
}
