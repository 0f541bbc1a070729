import { answerTexts } from '../../content/answers-in.ts';
import { planOf } from '../../giving/giving-plan.ts';
import { giftNote } from '../../content/messages.ts';
import { MPESA_LIMIT_KES } from '../../content/amount-limits.ts';
import { bankAccounts, paymentValues } from '../../content/payments.ts';
import { allPurposes, giftPurposes, purposeOf } from '../../content/purposes.ts';
import { addDays, longDate, weekdayOf } from '../../lib/days.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { mpesaCode } from '../../giving/mpesa-code.ts';

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

/** What the page has written into the fields. */
type WrittenFields = Pick<NoteFields, 'amount' | 'date' | 'paidBy' | 'purpose'>;

/** As the fields are built. */
export const emptyNote: NoteFields = {
  name: '',
  reach: '',
  amount: '',
  date: '',
  paidBy: 'mpesa',
  purpose: giftPurposes.mostNeeded,
  code: '',
};

/** Without a choice there is no amount: the form then asks for it. */
function writtenFor(choice: GivingChoice | null, date: string): Omit<WrittenFields, 'amount'> {
  const isLarge = choice !== null && planOf(choice).each.KES > MPESA_LIMIT_KES;
  return {
    date,
    paidBy: isLarge ? 'bank' : 'mpesa',
    purpose: choice ? purposeOf(choice) : giftPurposes.mostNeeded,
  };
}

/** As Pay shows it: in shillings, or in dollars for the whole year from abroad. */
function amountOf(choice: GivingChoice | null, paidBy: string): string {
  if (!choice) return '';
  return paidBy === 'abroad'
    ? formatUsd(planOf(choice).year.USD)
    : formatKes(planOf(choice).each.KES);
}

export type Note = { fields: NoteFields; written: WrittenFields };

/**
 * The note after a choice, or after an edit: a field that still says what the page wrote follows the choice,
 * and the amount also how it was paid.
 */
export function follow({ fields, written }: Note, choice: GivingChoice | null, date: string): Note {
  const next = writtenFor(choice, date);
  const followed = (name: keyof WrittenFields, value: string) =>
    fields[name] === written[name] ? value : fields[name];
  const paidBy = followed('paidBy', next.paidBy);
  const amount = amountOf(choice, paidBy);
  return {
    fields: {
      ...fields,
      paidBy,
      amount: followed('amount', amount),
      date: followed('date', next.date),
      purpose: followed('purpose', next.purpose),
    },
    written: { ...next, amount },
  };
}

/** The note after the visitor has edited a field: the day that was shown stays, also over midnight. */
export function afterEdit(note: Note, choice: GivingChoice | null): Note {
  return follow(note, choice, note.written.date);
}

/**
 * The note at the start, from what the fields hold: typed before hydration, or filled in again by the browser,
 * which does so also with what the page had written. `edits` are those made before the visit to another page.
 */
export function startNote(
  found: NoteFields,
  { isFilledIn, edits }: { isFilledIn: boolean; edits: Partial<NoteFields> },
  choice: GivingChoice | null,
  today: string,
): Note {
  if (!isFilledIn) {
    const note = follow({ fields: found, written: emptyNote }, choice, today);
    return afterEdit({ ...note, fields: { ...note.fields, ...edits } }, choice);
  }
  const amount = amountOf(choice, found.paidBy);
  const written = { ...writtenFor(choice, today), amount };
  const fields = { ...found, amount: found.amount || amount, date: found.date || today };
  // A browser can't choose an option that comes only with the choice.
  const isBuilt = allPurposes.includes(written.purpose);
  return follow(
    { fields, written: isBuilt ? written : { ...written, purpose: emptyNote.purpose } },
    choice,
    today,
  );
}

/** What differs from what the page has written. */
export function editsOf({ fields, written }: Note): Partial<NoteFields> {
  const page = { ...emptyNote, ...written };
  const names = Object.keys(emptyNote) as (keyof NoteFields)[];
  return Object.fromEntries(
    names.filter((name) => fields[name] !== page[name]).map((name) => [name, fields[name]]),
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
  const byBank = paidBy !== 'mpesa';
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
