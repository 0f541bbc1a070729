import { MPESA_LIMIT_KES } from '../content/amount-limits.ts';
import { weekdayOf } from '../lib/days.ts';
import { plainInput } from '../lib/plain-input.ts';
import { readAmount } from './typed-amount.ts';

type Unread =
  | 'empty'
  | 'noCode'
  | 'phone'
  /** Looks like a code, but has too few or too many characters. */
  | 'length'
  /** Two messages or two codes. */
  | 'several'
  /** Money received, a reversal, Fuliza, a refusal: M-PESA writes about something else than a payment. */
  | 'noPayment';

type MpesaReading = {
  /** For the text box: the code alone once it was read, so that the balance is not kept. Otherwise the text as it was. */
  kept: string;
  /** The others are null if it is. */
  code: string | null;
  /** In shillings, which may have cents. */
  amount: number | null;
  /** Such as '2026-11-25'. */
  day: string | null;
  /** Why there is no code. */
  unread: Unread | null;
};

/**
 * Reads M-PESA's message about a payment, in English or Kiswahili, or its code alone or among other words. `payees` are
 * the home's name and account in such a message. A payment to somebody else has neither. If empty, they are not known.
 */
export function readMpesa(text: string, payees: readonly string[] = []): MpesaReading {
  const plain = plainInput(text).replaceAll(/\s+/g, ' ').replace(codeInFront, '$& ');
  const [message, sent, paid, rest = ''] = payment.exec(plain) ?? [];
  const isOurs = payees.length === 0 || payees.some((it) => letters(rest).includes(letters(it)));
  const found = message && !isOurs ? { unread: 'noPayment' as const } : codeIn(plain);
  if ('unread' in found) return { ...found, code: null, amount: null, day: null, kept: text };
  const { code } = found;
  const [, first, second] = paidSum.exec(plain) ?? [];
  const figures = sent ?? paid ?? first ?? second ?? figuresBeside(code, plain);
  return { code, ...paidIn(figures, message ? rest : plain), unread: null, kept: code };
}

/** 'SKP7X81QZT paid 4500'. Among other words a number may be the paybill's, and a larger one is a phone's. */
function figuresBeside(code: string, plain: string): string {
  const others = plain.toUpperCase().replace(code, '').replace(date, '');
  const { currency, amount } = readAmount(others.replaceAll(aboutPaying, ''), 'KES');
  return currency === 'KES' && amount && amount <= MPESA_LIMIT_KES ? String(amount) : '';
}

const aboutPaying =
  /\b(?:I|PAID|SENT|AMOUNT|FOR|ON|TODAY|KWA|NIMELIPA|NIMETUMA|LEO)\b|[():]|[.,](?!\d)|(?:^|\s)[-=]/g;
const date = /\b(\d\d?)[/.-](\d\d?)[/.-](?:20)?(\d\d)\b/;

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

// Only the words right after "Confirmed" tell of the payment. Balance, fee and daily limit follow them.
const heading = String.raw`(?:confirmed|imethibitishwa)[.,!]? ?`;
const sum = String.raw`(?:kshs?|kes)[. ]{0,2}(\d[\d,]*(?:\.\d\d)?)`;
/** In other messages, such as a bank's. */
const paidSum = new RegExp(
  String.raw`\b(?:paid|sent|nimelipa|nimetuma) ${sum}|${sum} (?:sent|paid)\b`,
  'i',
);
const payment = new RegExp(
  `${heading}(?:${sum} ?(?:(?:was )?(?:sent|paid) to|(?:i|zi)me(?:tumwa|lipwa) kwa)|(?:you have |ume)(?:sent|paid|tuma|lipa) ${sum} (?:to|kwa))\\b(.*)`,
  'is',
);
const codeBefore = new RegExp(String.raw`\b([A-Z\d]{10}) ?${heading}(?:$|${sum}|you|ume)`, 'i');
// The message was pasted behind the code that stood in the box.
const codeInFront = /\b[A-Z\d]{10}(?=[A-Z\d]{10} ?(?:confirmed|imethibitishwa))/i;
const withSum = new RegExp(`${heading}.*${sum}`, 'is');

// "To reverse, …" is in messages about payments.
const reversal = /revers(?:al|ed)|imerejeshwa|imerudishwa/i;
const otherMatters =
  /fuliza m-?pesa|you have received|umepokea|withdraw|airtime|failed|cancell?ed|do not have enough|insufficient|imekataliwa|imeshindikana|huna pesa/i;

function codeIn(plain: string): { code: string } | { unread: Unread } {
  if (plain === '') return { unread: 'empty' };
  // Fuliza's notice, and a message that was pasted twice, have the code of the payment.
  const [first, second] = plain.match(/\b[A-Z\d]{10}(?= ?(?:confirmed|imethibitishwa))/gi) ?? [];
  const headings = plain.match(/confirmed|imethibitishwa/gi) ?? [];
  if (headings.length > (first && first === second ? 2 : 1)) return { unread: 'several' };
  const isPayment = payment.test(plain);
  const isOther = !isPayment && (withSum.test(plain) || otherMatters.test(plain));
  if (isOther || reversal.test(plain)) return { unread: 'noPayment' };

  const before = codeBefore.exec(plain)?.[1] ?? '';
  if (isMixed(before) || /^[A-Z]+$/.test(before)) return { code: before.toUpperCase() };
  if (isPayment) return { unread: 'noCode' };

  const alone = plain.replaceAll(/^[^A-Z\d]+|[^A-Z\d]+$/gi, '');
  // Letters alone are a code only where nothing else is in the box.
  if (/^[A-Z]{10}$/.test(alone)) return { code: alone };
  const words = (plain.match(/[A-Z\d]+/gi) ?? []).filter((it) => isCode(it, it === alone));
  const parts = alone.split(/[ -]/);
  // Small letters only alone, and where two groups have a digit: not 'today at 5pm'.
  const isSmall = parts.filter(isMixed).length > 1 && parts.join('').length === 10;
  const grouped = groupedCodes(isSmall ? alone.toUpperCase() : plain);
  const [code, other] = new Set([...words.map((it) => it.toUpperCase()), ...grouped]);
  if (other) return { unread: 'several' };
  if (code) return { code };
  if (/^[A-Z\d]{6,14}$/i.test(alone) && isLikeCode(alone)) return { unread: 'length' };
  return { unread: /^\+?[\d ()-]{9,}$/.test(plain) ? 'phone' : 'noCode' };
}

/** Not 'KSH1000000' or '25NOVEMBER'. */
function isLikeCode(word: string): boolean {
  return isMixed(word) && !/^(?:kshs?|kes|usd)\d+$|^\d+[A-Z]+$|\d(?:ksh|kes|bob)$/i.test(word);
}

function isMixed(word: string): boolean {
  return /\d/.test(word) && /[A-Z]/i.test(word);
}

/** 'november25' only alone. */
function isCode(word: string, isAlone: boolean): boolean {
  return (
    word.length === 10 &&
    isLikeCode(word) &&
    (isAlone || word === word.toUpperCase() || /[a-z]\d+[a-z]/.test(word))
  );
}

/** 'SKP7 X81 QZT': all that stands together in capitals, if at least one group has letters and digits. */
function groupedCodes(plain: string): string[] {
  return (plain.replaceAll(/\b(?:M-?PESA|CODE|REF|I)\b/g, '.').match(groups) ?? [])
    .filter((it) => it.split(/[ -]/).some(isMixed) && !/KSH|KES/.test(it))
    .map((it) => it.replaceAll(/[ -]/g, ''))
    .filter((it) => isCode(it, true));
}

const groups = /\b[A-Z\d]+(?:[ -][A-Z\d]+)+\b/g;

function paidIn(figures: string, rest: string) {
  const amount = Number(figures.replaceAll(',', ''));
  const [, dayOfMonth = '', month = '', year = ''] = date.exec(rest) ?? [];
  const day = `20${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return { amount: amount > 0 ? amount : null, day: weekdayOf(day) ? day : null };
}
