import { answerTexts } from '../content/answers-in.ts';
import { planOf } from './giving-plan.ts';
import { type FormMessage, giftNote } from '../content/messages.ts';
import { giftNoteTexts } from '../content/page-texts/give.ts';
import { accountsFor, accountsText } from './bank-accounts.ts';
import { isForMpesa, type PaidBy } from './amount-to-pay.ts';
import { hasBank, paymentValues } from '../content/payments.ts';
import { allPurposes, giftPurposes, purposeOf } from '../content/purposes.ts';
import { addDays, longDate, weekdayOf } from '../lib/days.ts';
import type { GivingChoice } from '../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../lib/money.ts';
import { mpesaCode } from './mpesa-code.ts';

export type NoteFields = {
  name: string;
  reach: string;
  amount: string;
  date: string;
  /** A key of `giftNoteTexts.paidBy`. */
  paidBy: string;
  purpose: string;
  code: string;
};

export const emptyNote: NoteFields = {
  name: '',
  reach: '',
  amount: '',
  date: '',
  paidBy: 'mpesa',
  purpose: giftPurposes.mostNeeded,
  code: '',
};

/**
 * The amount as the section Pay shows it: in shillings, or in dollars for the whole year from abroad. '' without a
 * choice.
 */
function amountOf(choice: GivingChoice | null, paidBy: string): string {
  if (!choice) return '';
  return paidBy === 'abroad'
    ? formatUsd(planOf(choice).year.USD)
    : formatKes(planOf(choice).each.KES);
}

/** `day` is the day of the payment. */
export function noteOf(
  typed: Partial<NoteFields>,
  choice: GivingChoice | null,
  day: string,
): NoteFields {
  const paidBy = typed.paidBy ?? (choice && !isForMpesa(choice) && hasBank ? 'bank' : 'mpesa');
  return {
    ...emptyNote,
    amount: amountOf(choice, paidBy),
    date: day,
    purpose: choice ? purposeOf(choice) : giftPurposes.mostNeeded,
    ...typed,
    paidBy,
  };
}

/** The browser can't fill in a purpose that is an option only with this choice. It leaves the first one. */
export function refilledNote(found: Partial<NoteFields>, choice: GivingChoice | null) {
  const isBuilt = allPurposes.includes(noteOf({}, choice, '').purpose);
  if (isBuilt || found.purpose !== emptyNote.purpose) return found;
  const { purpose: _, ...others } = found;
  return others;
}

/** As the visitor sees it and as it is sent. */
export type GiftNote = {
  amount: string;
  date: string;
  paidTo: string;
  /** Null for a bank transfer. */
  code: string | null;
  purpose: string;
};

export function giftNoteOf({ amount, date, paidBy, purpose, code }: NoteFields): GiftNote {
  const { paybill, paybillAccount } = paymentValues;
  const byBank = paidBy !== 'mpesa';
  const ofBank = accountsFor(paidBy === 'abroad' ? 'abroad' : 'kenya');
  const account = byBank
    ? `account ${accountsText(ofBank)}`
    : `account name ${paybillAccount.value}`;
  return {
    amount,
    // Browsers take a year of five digits. This site does not.
    date: weekdayOf(date) ? longDate(date) : date,
    paidTo: byBank
      ? `${giftNoteTexts.paidBy[paidBy as PaidBy]}, ${account}`
      : `Paybill ${paybill.value}, ${account}`,
    code: byBank ? null : mpesaCode(code),
    purpose,
  };
}

export function giftMessage(fields: NoteFields, reference: string | null): FormMessage {
  const { name, reach } = fields;
  const note = giftNoteOf(fields);
  return {
    subject: `${giftNote.subject} ${reference ?? ''}`,
    fields: [
      ...(reference ? [[giftNote.reference, reference] as const] : []),
      [giftNote.name, name],
      [giftNote.reach, reach],
      [giftNote.amount, note.amount],
      [giftNote.date, note.date],
      [giftNote.paidTo, note.paidTo],
      ...(note.code === null ? [] : [[giftNote.code, note.code] as const]),
      [giftNote.purpose, note.purpose],
    ],
    ending: [giftNote.notReceipt, ...answerTexts('note'), giftNote.written].join(' '),
  };
}

/** Refuses 0 and less: a minus at the start or before the figure. Digits of any script, and any words beside. */
export const amountFormat = {
  pattern: String.raw`(?!\s*[\-−–]|\D*[\-−–]\s*\d)(?=.*(?!0)\p{Nd}).*`,
  hint: 'Please write an amount, such as KSH 2,000',
};

/** How long ago a payment may have been made, in days. */
const LONGEST_AGO = 366;

/** The `min` and `max` of the date field for a payment that has been made. */
export function paidWithin(today: string): { min: string; max: string } | null {
  return today === '' ? null : { min: addDays(today, -LONGEST_AGO), max: today };
}
