import { answerTexts } from '../content/home-questions.ts';
import { type FormMessage, giftNoteMessage } from '../content/messages.ts';
import { addDays, longDate, weekdayOf } from '../lib/days.ts';
import type { Gift } from '../lib/gift.ts';
import { formatMoney, type Money } from '../lib/money.ts';
import { cleanLine } from '../lib/text.ts';
import type { Choice } from './choice.ts';
import { inOther, sumsOf } from './gift-sums.ts';
import { giftSentence, openGiftWords } from './gift-words.ts';
import { mpesaPayments } from './mpesa-payments.ts';
import { readAmount } from './typed-amount.ts';

/** What was read from M-PESA's message, or from its code alone. */
export type MpesaPayment = {
  /** '' if there is none. */
  code: string;
  /** In shillings, which may have cents. */
  amount: number | null;
  day: string | null;
};

/** The fields of the form. The last two ask for what the page does not know. */
export const emptyNote = {
  name: '',
  reach: '',
  paidBy: 'mpesa',
  message: '',
  bankReference: '',
  day: '',
  amount: '',
  /** An id of giving/purposes.ts, or ''. */
  purpose: '',
};

export type NoteFields = typeof emptyNote;

/** What is chosen on the page. */
export type Chosen = Pick<Choice, 'purpose' | 'often' | 'currency'> & { gift: Gift | null };

/**
 * As the visitor sees it and as it is sent. M-PESA's message, or the visitor, tells what was paid. If another sum was chosen,
 * the note says both sums. It says nothing that the visitor has not chosen.
 */
export function writtenNote(fields: NoteFields, payment: MpesaPayment, chosen: Chosen) {
  const isBank = fields.paidBy === 'bank';
  const paid = sumPaid(fields, payment, chosen);
  // What a gift is for may be open until the note asks for it.
  const purpose = chosen.purpose ?? (fields.purpose || null);
  const gift = chosen.gift && { ...chosen.gift, purpose };
  const differs = gift !== null && isOther(paid, gift);
  return {
    /** '' while the amount is open. */
    gift: gift && !differs ? chosenWords(gift, paid) : paidWords(paid, { ...chosen, purpose }),
    /** If another sum was paid. */
    chosen: differs ? giftSentence(gift) : '',
    paid: isBank ? bankWords(fields) : mpesaWords(payment),
    name: cleanLine(fields.name),
    reach: cleanLine(fields.reach),
  };
}

/** A text that can't be read stays as it was typed. Null if the sum is not told. */
type Paid = Money | string | null;

function sumPaid(fields: NoteFields, payment: MpesaPayment, chosen: Chosen): Paid {
  const isBank = fields.paidBy === 'bank';
  if (!isBank && payment.amount !== null) return { currency: 'KES', amount: payment.amount };
  const typed = cleanLine(fields.amount);
  if (typed === '' || amountNeed(fields, payment, chosen) === 'none') return null;
  if (isBank) return readFromBank(typed, chosen);
  const { currency, amount } = readAmount(typed, 'KES', 'take-cents');
  return amount === null ? typed : { currency, amount };
}

/**
 * A bank takes both currencies, and the page names a gift in both. So a figure without a sign may be in either: the sums
 * of the gift tell which. Where they don't, the figure stays as it was typed.
 */
function readFromBank(typed: string, { gift, currency }: Chosen): Money | string {
  const inKes = readAmount(typed, 'KES', 'take-cents');
  const inUsd = readAmount(typed, 'USD', 'take-cents');
  // A sign in the text wins over the currency that is asked for: both readings then agree.
  const isSigned = inKes.currency === inUsd.currency;
  const moneyOf = (read: typeof inKes): Money | string =>
    read.amount === null ? typed : { currency: read.currency, amount: read.amount };
  if (isSigned) return moneyOf(inKes);
  if (gift === null) return moneyOf(currency === 'USD' ? inUsd : inKes);
  const sums = sumsOf(gift).each;
  if (gift.each.currency === 'KES')
    return moneyOf(isDollarsOfShillings(inUsd.amount, sums.USD) ? inUsd : inKes);
  if (isOwnDollars(inUsd.amount, sums.USD)) return moneyOf(inUsd);
  return isShillingsOfDollars(inKes.amount, sums.KES) ? moneyOf(inKes) : typed;
}

/** How far a sum may be from the chosen one, up or down: rounded or by another rate; or for several times. */
const ROUNDED = 1.25;
const SEVERAL_TIMES = 3;

/** Of KSH 24,000, which the page also names as $185, '185' is in dollars, and '500' in shillings. */
function isDollarsOfShillings(typed: number | null, usd: number): boolean {
  return isNear(typed, usd, ROUNDED);
}

/** Of $50, '149.50' is in dollars: somebody has given three times at once, or less than was chosen. */
function isOwnDollars(typed: number | null, usd: number): boolean {
  return isNear(typed, usd, SEVERAL_TIMES);
}

/** Of $50, which the page also names as KSH 6,486, '6,500' is in shillings, and of '900' nobody can tell. */
function isShillingsOfDollars(typed: number | null, kes: number): boolean {
  return isNear(typed, kes, ROUNDED);
}

/** Neither more nor less than so many times the sum. */
function isNear(typed: number | null, sum: number, times: number): boolean {
  return typed !== null && typed * times >= sum && typed <= sum * times;
}

function isOther(paid: Paid, gift: Gift): boolean {
  if (paid === null) return false;
  return typeof paid === 'string' || paid.amount !== sumsOf(gift).each[paid.currency];
}

/** '$50 (about KSH 6,486) once for a month of stationery': beside dollars stand the shillings, or what was paid in them. */
function chosenWords(gift: Gift, paid: Paid): string {
  const { currency } = gift.each;
  const isInOther = paid !== null && typeof paid === 'object' && paid.currency !== currency;
  if (isInOther) return giftSentence(gift, formatMoney(paid));
  return giftSentence(gift, currency === 'USD' ? inOther(sumsOf(gift).each, currency) : '');
}

/** Only what the visitor has said: how often and what for if it was chosen. */
function paidWords(paid: Paid, chosen: Chosen): string {
  if (paid === null) return '';
  const isRead = typeof paid !== 'string';
  const sum = isRead ? formatMoney(paid) : paid;
  // A gift of another sum was chosen, so what was paid may be for something else.
  if (chosen.gift) return sum;
  const rest = openGiftWords(chosen, isRead ? paid : undefined);
  return rest === '' ? sum : `${sum} ${rest}`;
}

/** 'by M-PESA on 25 November 2026, code SKP7X81QZT'. */
function mpesaWords({ code, day }: MpesaPayment): string {
  const { byMpesa, noCode, code: codeWord } = giftNoteMessage;
  if (code === '') return `${byMpesa}, ${noCode}`;
  return `${withDay(byMpesa, day)}, ${codeWord} ${code}`;
}

function withDay(words: string, day: string | null): string {
  return day === null ? words : `${words} ${giftNoteMessage.on} ${longDate(day)}`;
}

/** 'through a bank on 24 November 2026, reference FT26'. */
function bankWords({ day, bankReference }: NoteFields): string {
  const reference = cleanLine(bankReference);
  // Browsers take a year of five digits. This site does not.
  const paid = withDay(giftNoteMessage.byBank, weekdayOf(day) ? day : null);
  return reference === '' ? paid : `${paid}, ${giftNoteMessage.bankReference} ${reference}`;
}

/**
 * Whether the note asks how much was paid. Where M-PESA's message does not tell the sum (a bank, a code alone, a text that
 * was not read), it may differ from the chosen one.
 */
export function amountNeed(
  { paidBy, message, amount: typed }: NoteFields,
  { code, amount }: MpesaPayment,
  { gift }: Chosen,
): 'none' | 'optional' | 'required' {
  if (paidBy !== 'bank' && amount !== null) return 'none';
  if (gift === null) return 'required';
  if (paidBy === 'bank') return 'optional';
  // What was typed before the page knew the gift stays.
  if (code === '' && message.trim() === '') return typed.trim() ? 'optional' : 'none';
  // Several payments make one gift, and each has a note.
  return code !== '' && mpesaPayments(sumsOf(gift).each.KES)?.count === 1 ? 'optional' : 'required';
}

export function noteMessage(
  note: ReturnType<typeof writtenNote>,
  reference: string,
  /** The visitor's. */
  day: string,
): FormMessage {
  const { labels } = giftNoteMessage;
  return {
    subject: `${giftNoteMessage.subject} ${reference}`,
    fields: [
      [labels.gift, note.gift],
      ...(note.chosen ? [[labels.chosen, note.chosen] as const] : []),
      [labels.paid, note.paid],
      [labels.from, [note.name, note.reach].join(', ')],
      [labels.note, writtenOn(reference, day)],
    ],
    ending: [giftNoteMessage.notReceipt, ...answerTexts('note'), giftNoteMessage.written].join(' '),
  };
}

/** Without vowels, which could spell a word, and without 0, I, L and O, which could be misread. */
const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';

/** Such as '7K2-M4S', short enough to read aloud on the phone. */
export function newReference(): string {
  // Of 32 bits the remainder is even enough.
  const values = crypto.getRandomValues(new Uint32Array(6));
  const text = Array.from(values, (value) => characters[value % characters.length]).join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** 'K5C-96B, written on 26 November 2026'. */
export function writtenOn(reference: string, day: string): string {
  return `${reference}, ${giftNoteMessage.writtenOn} ${longDate(day)}`;
}

/** Refuses 0 and less: a minus at the start or before the figure. Digits of any script, and any words beside. */
export const amountFormat = {
  pattern: String.raw`(?!\s*[\-−–]|\D*[\-−–]\s*\d)(?=.*(?!0)\p{Nd}).*`,
  hint: 'Please write an amount, such as KSH 2,000',
};

/** How long ago a payment may have been made, in days. */
const LONGEST_AGO = 366;

/** The `min` and `max` of the day of a payment. Nairobi's today may be the visitor's tomorrow. */
export function paidWithin(localDay: string, nairobiDay: string): { min: string; max: string } {
  const max = localDay > nairobiDay ? localDay : nairobiDay;
  return { min: addDays(localDay, -LONGEST_AGO), max };
}
