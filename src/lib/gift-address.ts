import { type Gift, isOften, type OpenGift, openGift, paymentsAYear } from './gift.ts';
import { plainInput } from './plain-input.ts';

export function giveAddress(gift: OpenGift): string {
  const fragment = giftFragment(gift);
  return `/give${fragment && '#'}${fragment}`;
}

/** Leads to How to give, with another purpose chosen and nothing else. */
export function purposeAddress(purpose: Gift['purpose']): string {
  return giveAddress({ ...openGift, purpose });
}

/**
 * What stands after the '#' of How to give: 'kes-1000-monthly-for-most', 'usd-15.42-monthly-for-school', 'usd-monthly',
 * 'for-meals'. '' if nothing was chosen. A fragment reaches no server.
 */
export function giftFragment({ purpose, often, currency, amount }: OpenGift): string {
  const isDefaultCurrency = amount === null && currency === openGift.currency;
  const isDefaultOften = amount === null && often === openGift.often;
  const isDefaultPurpose = amount === null && purpose === openGift.purpose;
  return [
    ...(isDefaultCurrency ? [] : [currency.toLowerCase()]),
    ...(amount === null ? [] : [Number.isInteger(amount) ? amount : amount.toFixed(2)]),
    ...(isDefaultOften ? [] : [often]),
    ...(isDefaultPurpose ? [] : ['for', purpose]),
  ].join('-');
}

export type NamedGift = {
  /** In place of a part that is missing or can't be read is what is chosen before the visitor chooses. */
  gift: OpenGift;
  /** What could not be read. */
  unread: 'amount' | 'purpose' | null;
};

/**
 * Reads what `giftFragment` writes, with or without '#', after percent-decoding. Null if it names nothing of a gift. Ignores what messengers
 * add: a full stop, a bracket, '?fbclid=1'. The amount may be one that the home does not take, and the purpose one that
 * it does not have.
 */
export function giftInFragment(fragment: string): NamedGift | null {
  const text = plainInput(fragment).toLowerCase().replace(/^#/, '');
  if (!beginsAsGift.test(text)) return null;
  const [, address = '', rest = ''] = /^([\w.-]*\w)(.*)$/s.exec(text) ?? [];
  const found = pattern.exec(address)?.groups;
  const isCutOff = belongsToAddress.test(rest);
  const { currency, amount, often = '', forPurpose, purpose } = found ?? {};
  // '#kes-25' of '#kes-25,000-once': a wrong amount would be worse than none. Without a frequency the address is cut
  // off, and perhaps within the amount.
  const mayLackDigits = forPurpose === undefined && isCutOff;
  if (!found || mayLackDigits || (amount && !often)) return { gift: openGift, unread: 'amount' };
  const isPurposeCutOff = forPurpose !== undefined && (isCutOff || purpose === undefined);
  return {
    gift: {
      purpose: (isPurposeCutOff ? undefined : purpose) ?? openGift.purpose,
      often: isOften(often) ? often : openGift.often,
      currency: currency === 'usd' ? 'USD' : openGift.currency,
      amount: amount === undefined ? null : Number(amount),
    },
    unread: isPurposeCutOff ? 'purpose' : null,
  };
}

const frequencies = Object.keys(paymentsAYear).join('|');

const beginsAsGift = new RegExp(String.raw`^(?:kes|usd|${frequencies}|for)\b`);

/** Matches what follows the address if it may belong to it: '25,000', '25 000', '25é'. */
const belongsToAddress = /^[-\p{L}\p{N}]|^[^?&]\p{N}/u;

const pattern = new RegExp(
  [
    '^(?=.)',
    String.raw`(?:(?<currency>kes|usd)(?:-(?<amount>[1-9]\d*(?:\.\d\d)?))?)?`,
    `-?(?<often>${frequencies})?`,
    String.raw`(?<forPurpose>(?:^|-)for(?:-(?<purpose>[a-z\d-]+))?)?`,
    '$',
  ].join(''),
);
