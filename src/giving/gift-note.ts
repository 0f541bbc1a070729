import { answerTexts } from '../content/answers.ts';
import { type FormMessage, giftNoteMessage } from '../content/messages.ts';
import { addDays, longDate, weekdayOf } from '../lib/days.ts';
import { type Gift, type OpenGift, wholeGift } from '../lib/gift.ts';
import { formatMoney, type Money } from '../lib/money.ts';
import { cleanLine } from '../lib/text.ts';
import { inOtherCurrency, sumsOf } from './gift-sums.ts';
import { giftSentence, oftenAndPurposeWords } from './gift-words.ts';
import type { MpesaReading } from './mpesa-message.ts';
import { mpesaParts } from './mpesa-parts.ts';
import { readAmount } from './typed-amount.ts';

/** What was read from M-PESA's message, or from its code alone. */
export type MpesaPayment = Pick<MpesaReading, 'code' | 'amount' | 'day'>;

/** The values of the form. The last two ask for what the page does not know. */
export const emptyNote = {
  name: '',
  reach: '',
  paidBy: 'mpesa',
  message: '',
  bankReference: '',
  day: '',
  amount: '',
  /** An id of giving/purposes.ts. '' for what is chosen above. */
  purpose: '',
};

export type NoteValues = typeof emptyNote;

/**
 * Which fields the note asks for. What stands in another field does not count. The amount is asked for where M-PESA's
 * message does not tell it (a bank, a code alone, a text that was not read): it may differ from the chosen one.
 */
export function askedFields(
  { paidBy, message, amount: typed }: NoteValues,
  { code, amount }: MpesaPayment,
  chosen: OpenGift,
) {
  const bank = paidBy === 'bank';
  const gift = wholeGift(chosen);
  const need = (): 'none' | 'optional' | 'required' => {
    if (!bank && amount !== null) return 'none';
    if (gift === null) return 'required';
    if (bank) return 'optional';
    // An amount that was typed before the page knew the gift stays.
    if (code === null && message.trim() === '') return typed.trim() ? 'optional' : 'none';
    // A gift of several payments has a note for each, so the chosen sum does not say what this one was.
    const isOnePayment = mpesaParts(sumsOf(gift).each.KES)?.count === 1;
    return code !== null && isOnePayment ? 'optional' : 'required';
  };
  return { bank, amount: need() };
}

/**
 * The lines of the note, as the visitor sees them and as they are sent. M-PESA's message, or the visitor, tells what
 * was paid. If another sum was chosen, the note says both sums. It names how often and what for only if the visitor has
 * chosen them.
 */
export function noteLines(values: NoteValues, payment: MpesaPayment, chosen: OpenGift) {
  const asked = askedFields(values, payment, chosen);
  const named = { ...chosen, purpose: values.purpose || chosen.purpose };
  const gift = wholeGift(named);
  const paid = sumPaid(values, payment, chosen);
  const differs = gift !== null && isAnotherSum(paid, gift);
  return {
    /** '' if no amount is known. */
    giftLine: gift && !differs ? chosenWords(gift, paid) : paidWords(paid, named),
    /** '' unless another sum was paid than chosen. */
    chosenLine: differs ? giftSentence(gift) : '',
    paidLine: asked.bank ? bankWords(values) : mpesaWords(payment),
    name: cleanLine(values.name),
    reach: cleanLine(values.reach),
  };
}

/** A text that can't be read stays a string, as it was typed. Null if nobody has told the sum. */
type Paid = Money | string | null;

function sumPaid(values: NoteValues, payment: MpesaPayment, chosen: OpenGift): Paid {
  const asked = askedFields(values, payment, chosen);
  if (!asked.bank && payment.amount !== null) return { currency: 'KES', amount: payment.amount };
  const typed = cleanLine(values.amount);
  if (typed === '' || asked.amount === 'none') return null;
  if (asked.bank) return readFromBank(typed, chosen);
  const { currency, amount } = readAmount(typed, 'KES', 'take-cents');
  return amount === null ? typed : { currency, amount };
}

/**
 * A bank takes both currencies, and the page names a gift in both. So a figure without a sign may be in either. Without
 * a gift, it is in the chosen currency. For a gift in shillings, a figure near its dollars is in dollars, and any other
 * in shillings. For a gift in dollars, a figure near neither of its sums stays as it was typed.
 */
function readFromBank(typed: string, chosen: OpenGift): Money | string {
  const gift = wholeGift(chosen);
  const inKes = readAmount(typed, 'KES', 'take-cents');
  const inUsd = readAmount(typed, 'USD', 'take-cents');
  // If the text names its currency, both readings agree.
  const namesCurrency = inKes.currency === inUsd.currency;
  const moneyOf = (read: typeof inKes): Money | string =>
    read.amount === null ? typed : { currency: read.currency, amount: read.amount };
  if (namesCurrency) return moneyOf(inKes);
  if (gift === null) return moneyOf(chosen.currency === 'USD' ? inUsd : inKes);
  const sums = sumsOf(gift).each;
  if (gift.currency === 'KES')
    return moneyOf(isDollarsOfShillings(inUsd.amount, sums.USD) ? inUsd : inKes);
  if (isOwnDollars(inUsd.amount, sums.USD)) return moneyOf(inUsd);
  return isShillingsOfDollars(inKes.amount, sums.KES) ? moneyOf(inKes) : typed;
}

/**
 * How far a sum may be from the chosen one if it was rounded, or changed by another rate: between the sum divided by
 * 1.25 and 1.25 times the sum.
 */
const ROUNDED = 1.25;

/** The same if it was paid for several times at once, or in parts: between a third of the sum and three times it. */
const SEVERAL_TIMES = 3;

/** KSH 24,000 was chosen, which the page also names as $185. Then '185' is in dollars, and '500' in shillings. */
function isDollarsOfShillings(typed: number | null, usd: number): boolean {
  return isNear(typed, usd, ROUNDED);
}

/** $50 was chosen. Then '149.50' is in dollars: somebody has paid for three times at once. */
function isOwnDollars(typed: number | null, usd: number): boolean {
  return isNear(typed, usd, SEVERAL_TIMES);
}

/** $50 was chosen, which the page also names as KSH 6,486. Then '6,500' is in shillings. '900' may be in either. */
function isShillingsOfDollars(typed: number | null, kes: number): boolean {
  return isNear(typed, kes, ROUNDED);
}

/** Whether a figure is at most the sum times `tolerance`, and at least the sum divided by it. */
function isNear(typed: number | null, sum: number, tolerance: number): boolean {
  return typed !== null && typed * tolerance >= sum && typed <= sum * tolerance;
}

function isAnotherSum(paid: Paid, gift: Gift): boolean {
  if (paid === null) return false;
  return typeof paid === 'string' || paid.amount !== sumsOf(gift).each[paid.currency];
}

/**
 * '$50 (about KSH 6,486) once for a month of stationery'. Beside dollars stand the shillings. If the gift was paid in
 * the other currency, what was paid stands there.
 */
function chosenWords(gift: Gift, paid: Paid): string {
  const { currency } = gift;
  const isInOtherCurrency = paid !== null && typeof paid === 'object' && paid.currency !== currency;
  if (isInOtherCurrency) return giftSentence(gift, formatMoney(paid));
  return giftSentence(gift, currency === 'USD' ? inOtherCurrency(sumsOf(gift).each, currency) : '');
}

/** The sum that was paid. How often and what for follow only if the visitor has chosen them. */
function paidWords(paid: Paid, chosen: OpenGift): string {
  if (paid === null) return '';
  const isRead = typeof paid !== 'string';
  const sum = isRead ? formatMoney(paid) : paid;
  // A gift of another sum was chosen, so what was paid may be for something else.
  if (chosen.amount !== null) return sum;
  const rest = oftenAndPurposeWords(chosen, isRead ? paid : undefined);
  return rest === '' ? sum : `${sum} ${rest}`;
}

/** 'by M-PESA on 25 November 2026, code SKP7X81QZT'. */
function mpesaWords({ code, day }: MpesaPayment): string {
  const { byMpesa, noCode, code: codeWord } = giftNoteMessage;
  if (code === null) return `${byMpesa}, ${noCode}`;
  return `${withDay(byMpesa, day)}, ${codeWord} ${code}`;
}

function withDay(words: string, day: string | null): string {
  return day === null ? words : `${words} ${giftNoteMessage.on} ${longDate(day)}`;
}

/** 'through a bank on 24 November 2026, reference FT26'. */
function bankWords({ day, bankReference }: NoteValues): string {
  const typedReference = cleanLine(bankReference);
  // Browsers take a year of five digits. This site does not.
  const words = withDay(giftNoteMessage.byBank, weekdayOf(day) ? day : null);
  if (typedReference === '') return words;
  return `${words}, ${giftNoteMessage.bankReference} ${typedReference}`;
}

export function noteMessage(
  lines: ReturnType<typeof noteLines>,
  reference: string,
  /** The day in the visitor's own calendar. */
  day: string,
): FormMessage {
  const { labels } = giftNoteMessage;
  return {
    subject: `${giftNoteMessage.subject} ${reference}`,
    lines: [
      [labels.gift, lines.giftLine],
      ...(lines.chosenLine ? [[labels.chosen, lines.chosenLine] as const] : []),
      [labels.paid, lines.paidLine],
      [labels.from, [lines.name, lines.reach].join(', ')],
      [labels.note, writtenOn(reference, day)],
    ],
    ending: [giftNoteMessage.notReceipt, ...answerTexts('note'), giftNoteMessage.written].join(' '),
  };
}

/** No vowels, which could spell a word, and no 0, I, L or O, which could be misread. */
const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';

/** A reference such as '7K2-M4S', short enough to read aloud on the phone. */
export function newReference(): string {
  // The remainder of 32 random bits is even enough: no character comes noticeably more often.
  const values = crypto.getRandomValues(new Uint32Array(6));
  const text = Array.from(values, (value) => characters[value % characters.length]).join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** 'K5C-96B, written on 26 November 2026'. */
export function writtenOn(reference: string, day: string): string {
  return `${reference}, ${giftNoteMessage.writtenOn} ${longDate(day)}`;
}

/** Asks for a digit of any script other than 0, among any words. Refuses a minus at the start or before the figure. */
export const amountFormat = {
  pattern: String.raw`(?!\s*[\-−–]|\D*[\-−–]\s*\d)(?=.*(?!0)\p{Nd}).*`,
  hint: 'Please write an amount, such as KSH 2,000',
};

/** How long ago a payment may have been made, in days. */
const LONGEST_AGO = 366;

/** The `min` and `max` of the day of a payment. Nairobi's today may be the visitor's tomorrow. */
export function paidWithin(visitorsDay: string, nairobiDay: string): { min: string; max: string } {
  const max = visitorsDay > nairobiDay ? visitorsDay : nairobiDay;
  return { min: addDays(visitorsDay, -LONGEST_AGO), max };
}
