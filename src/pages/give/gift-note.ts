import { planOf } from '../../giving/plan-of.ts';
import { giftNoteTexts, giftPurposes, purposeOf } from '../../content/gift-note-texts.ts';
import { MPESA_LIMIT_KES } from '../../content/giving-texts.ts';
import { mailSubjects } from '../../content/mail-subjects.ts';
import { bankAccounts, paymentValues } from '../../content/payments.ts';
import { addDays, longDate, weekdayOf } from '../../lib/days.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { formatKes } from '../../lib/money.ts';
import { mpesaCode } from '../../giving/mpesa-code.ts';

/** All but the giver's and the code follow the choice and the day until the visitor edits them. */
export type NoteFields = {
  name: string;
  reach: string;
  amount: string;
  date: string;
  paidBy: string;
  purpose: string;
  code: string;
};

/** Without a choice there is no amount: the form then asks for it. `today` is '' while it is not known. */
export function followedFields(choice: GivingChoice | null, today: string): NoteFields {
  const kes = choice && planOf(choice).eachKes;
  return {
    name: '',
    reach: '',
    amount: kes === null ? '' : formatKes(kes),
    date: today,
    paidBy: kes !== null && kes > MPESA_LIMIT_KES ? 'bank' : 'mpesa',
    purpose: choice ? purposeOf(choice.kind, choice.usd) : giftPurposes.mostNeeded,
    code: '',
  };
}

/** The visitor's edits, without those that equal what the fields would say anyway. */
export function editsOf(edited: Partial<NoteFields>, followed: NoteFields): Partial<NoteFields> {
  const names = Object.keys(edited) as (keyof NoteFields)[];
  return Object.fromEntries(
    names.filter((name) => edited[name] !== followed[name]).map((name) => [name, edited[name]]),
  );
}

/** What the note says of a payment, as the visitor sees it and as it is sent. */
export type GiftNote = {
  amount: string;
  date: string;
  paidTo: string;
  /** null for a bank transfer. */
  code: string | null;
  purpose: string;
};

export function giftNoteOf({ amount, date, paidBy, purpose, code }: NoteFields): GiftNote {
  const { paybill, paybillAccount } = paymentValues;
  const byBank = paidBy === 'bank';
  return {
    amount,
    // A year of five digits is a day for a browser, and none for us.
    date: weekdayOf(date) ? longDate(date) : date,
    paidTo: byBank
      ? `Bank account ${bankAccounts}`
      : `Paybill ${paybill.value}, account name ${paybillAccount.value}`,
    code: byBank ? null : mpesaCode(code),
    purpose,
  };
}

export function giftMessage(fields: NoteFields, reference: string | null): FormMessage {
  const { name, reach } = fields;
  const note = giftNoteOf(fields);
  return {
    subject: `${mailSubjects.giftNote} ${reference ?? ''}`,
    fields: [
      ...(reference ? [['Reference', reference] as const] : []),
      ['Name', name],
      ['How to reach me', reach],
      ['Amount', note.amount],
      ['Date', note.date],
      ['Paid to', note.paidTo],
      ...(note.code === null ? [] : [['M-PESA code', note.code] as const]),
      ['For', note.purpose],
    ],
    ending: `${giftNoteTexts.notReceipt} It was written on the website.`,
  };
}

/** Refuses 0 and less: a minus at the start or before the figure. Any words may stand beside the figure. */
export const amountFormat = {
  pattern: String.raw`(?!\s*[\-−–]|\D*[\-−–]\s*\d)(?=.*[1-9]).*`,
  hint: 'Please write an amount, such as KSH 2,000',
};

/** How long ago a payment may have been made, in days. */
const LONGEST_AGO = 366;

/** The `min` and `max` of the date field for a payment that has been made. */
export function paidWithin(today: string): { min: string; max: string } | null {
  return today === '' ? null : { min: addDays(today, -LONGEST_AGO), max: today };
}
