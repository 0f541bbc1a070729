import { planOf } from '../../components/giving/plan-of.ts';
import { giftNoteTexts, giftPurposes, purposeOfGift } from '../../content/gift-note-texts.ts';
import { payments } from '../../content/payments.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import { formText } from '../../lib/form-text.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatKes } from '../../lib/money.ts';
import { mpesaCode } from '../../lib/mpesa-code.ts';
import { weekdayOf } from '../../lib/nairobi-time.ts';

/** What a choice fills in: the next payment, and what it is for. */
export function prefillOf(choice: GivingChoice): { amount: string; purpose: string } {
  return {
    amount: formatKes(planOf(choice).eachKes),
    purpose: choice.kind === 'plan' ? giftPurposes.schoolYear : purposeOfGift(choice.usd),
  };
}

/** The note, field by field, as the visitor sees it and as it is sent. */
export type GiftNote = {
  name: string;
  reach: string;
  amount: string;
  date: string;
  paidTo: string;
  /** null for a bank transfer. */
  code: string | null;
  purpose: string;
};

export function giftNoteOf(fields: FormData): GiftNote {
  const text = (name: string) => formText(fields, name);
  const byBank = text('way') === 'bank';
  const { mobileMoney, bank } = payments;
  const [paybill, account] = mobileMoney.values;
  const date = text('date');
  return {
    name: text('name'),
    reach: text('reach'),
    amount: text('amount'),
    // A year of five digits is a day for a browser, and none for us.
    date: weekdayOf(date) ? longDate(date) : date,
    paidTo: byBank
      ? `Bank account ${bank.values[0].value}`
      : `Paybill ${paybill.value}, account ${account.value}`,
    code: byBank ? null : mpesaCode(text('code')),
    purpose: text('purpose'),
  };
}

export function giftMessage(note: GiftNote, reference: string | null): FormMessage {
  return {
    subject: `${giftNoteTexts.subject} ${reference ?? ''}`,
    fields: [
      ...(reference ? [['Reference', reference] as const] : []),
      ['Name', note.name],
      ['How to reach me', note.reach],
      ['Amount', note.amount],
      ['Date', note.date],
      ['Paid to', note.paidTo],
      ...(note.code === null ? [] : [['M-PESA code', note.code] as const]),
      ['For', note.purpose],
    ],
    ending: `${giftNoteTexts.notReceipt} It was written on the website.`,
  };
}
