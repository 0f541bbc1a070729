import { answerTexts } from '../content/home-questions.ts';
import { type FormMessage, giftNote } from '../content/messages.ts';
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
  /** An id of purposes.ts, or ''. */
  purpose: '',
};

export type NoteFields = typeof emptyNote;

/** What is chosen on the page. */
export type Chosen = Pick<Choice, 'purpose' | 'often' | 'currency'> & { gift: Gift | null };

/**
 * As the visitor sees it and as it is sent. M-PESA's message, or the visitor, tells what was paid. If something else is
 * chosen, the note says both, and nothing that was not chosen.
 */
export function noteOf(fields: NoteFields, payment: MpesaPayment, chosen: Chosen) {
  const isBank = fields.paidBy === 'bank';
  const paid = paidSum(fields, payment, chosen);
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

function paidSum(fields: NoteFields, payment: MpesaPayment, chosen: Chosen): Paid {
  const need = amountNeed(fields, payment, chosen);
  const isBank = fields.paidBy === 'bank';
  if (!isBank && payment.amount !== null) return { currency: 'KES', amount: payment.amount };
  const text = cleanLine(fields.amount);
  if (need === 'none' || text === '') return null;
  const { currency, amount } = isBank
    ? readPaid(text, chosen)
    : readAmount(text, 'KES', 'take-cents');
  return amount === null ? text : { currency, amount };
}

/**
 * A bank takes both currencies, and the page names a gift in both: a figure without a sign is in the gift's own, unless it
 * is near the sum in the other. Of a gift in dollars it stays as it was typed if it fits neither.
 */
function readPaid(text: string, { gift, currency }: Chosen) {
  const [kes, usd] = [readAmount(text, 'KES', 'take-cents'), readAmount(text, 'USD', 'take-cents')];
  if (gift === null || kes.currency === usd.currency) return currency === 'USD' ? usd : kes;
  const sums = sumsOf(gift).each;
  if (gift.each.currency === 'KES') return isWithin(1.25, usd.amount, sums.USD) ? usd : kes;
  if (isWithin(3, usd.amount, sums.USD)) return usd;
  return isWithin(1.25, kes.amount, sums.KES) ? kes : { ...kes, amount: null };
}

function isWithin(times: number, paid: number | null, sum: number): boolean {
  return paid !== null && paid * times >= sum && paid <= sum * times;
}

function isOther(paid: Paid, gift: Gift): boolean {
  if (paid === null || typeof paid === 'string') return paid !== null;
  return paid.amount !== sumsOf(gift).each[paid.currency];
}

/** '$50 (about KSH 6,486) once for a month of stationery': shillings stay beside dollars, and so does what was paid. */
function chosenWords(gift: Gift, paid: Paid): string {
  const { currency } = gift.each;
  const each = formatMoney(gift.each);
  let other = currency === 'USD' ? inOther(sumsOf(gift).each, 'USD') : '';
  if (paid !== null && typeof paid === 'object' && paid.currency !== currency)
    other = formatMoney(paid);
  return giftSentence(gift).replace(each, () => (other ? `${each} (${other})` : each));
}

/** Only what the visitor has said: how often and what for if it was chosen. */
function paidWords(paid: Paid, chosen: Chosen): string {
  if (paid === null) return '';
  const isRead = typeof paid !== 'string';
  const sum = isRead ? formatMoney(paid) : paid;
  // The sum that is chosen is another: so may be the rest.
  return chosen.gift ? sum : `${sum} ${openGiftWords(chosen, isRead ? paid : undefined)}`.trim();
}

function mpesaWords({ code, day }: MpesaPayment): string {
  if (code === '') return `${giftNote.byMpesa}, ${giftNote.noCode}`;
  return `${giftNote.byMpesa}${day ? ` ${giftNote.on} ${longDate(day)}` : ''}, ${giftNote.code} ${code}`;
}

function bankWords({ day, bankReference }: NoteFields): string {
  const reference = cleanLine(bankReference);
  return [
    // Browsers take a year of five digits. This site does not.
    `${giftNote.byBank}${weekdayOf(day) ? ` ${giftNote.on} ${longDate(day)}` : ''}`,
    ...(reference ? [`${giftNote.bankReference} ${reference}`] : []),
  ].join(', ');
}

/** Whether the note asks how much was paid. Through a bank, by a code or an unread text it may be another sum. */
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

/** `written` is the visitor's day. */
export function noteMessage(
  note: ReturnType<typeof noteOf>,
  reference: string,
  written: string,
): FormMessage {
  const { labels } = giftNote;
  return {
    subject: `${giftNote.subject} ${reference}`,
    fields: [
      [labels.gift, note.gift],
      ...(note.chosen ? [[labels.chosen, note.chosen] as const] : []),
      [labels.paid, note.paid],
      [labels.from, [note.name, note.reach].join(', ')],
      [labels.note, writtenOn(reference, written)],
    ],
    ending: [giftNote.notReceipt, ...answerTexts('note'), giftNote.written].join(' '),
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
  return `${reference}, ${giftNote.writtenOn} ${longDate(day)}`;
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
