import { describe, expect, it, test } from 'vitest';
import { paybill } from '../../tests/payment-values.ts';
import { giftNoteTexts } from '../content/page-texts/give.ts';
import { annualFees, paymentValues } from '../content/payments.ts';
import { giftPurposes } from '../content/purposes.ts';
import { yearPlan } from '../lib/giving-choice.ts';
import {
  amountFormat,
  emptyNote,
  giftNoteOf,
  noteOf,
  paidWithin,
  refilledNote,
} from './gift-note.ts';

const account = paymentValues.paybillAccount.value;
const today = '2026-11-24';
const paidTo = (paidBy: string) => giftNoteOf({ ...emptyNote, paidBy }).paidTo;

describe('the note', () => {
  // What it says of a choice: giving-choices.test.ts.
  it('is empty but for the day where nothing is chosen', () => {
    expect(noteOf({}, null, today)).toEqual({ ...emptyNote, date: today });
  });

  it('keeps what was typed', () => {
    const typed = {
      name: 'Amina',
      reach: '0700 000 001',
      amount: '$41',
      date: '2026-11-20',
      paidBy: 'bank',
      purpose: giftPurposes.mostNeeded,
      code: 'SGH7K2M4X1',
    };
    expect(noteOf(typed, yearPlan(185, 'monthly'), today)).toEqual(typed);
  });

  it('sends the code alone of a whole M-PESA message', () => {
    const code = 'SGH7K2M4X1 Confirmed. Ksh2,000.00 sent to A HOME';
    expect(giftNoteOf({ ...emptyNote, code }).code).toBe('SGH7K2M4X1');
    expect(giftNoteOf({ ...emptyNote, paidBy: 'bank', code }).code).toBeNull();
  });

  it('names the way that was chosen, with its account', () => {
    expect(paidTo('mpesa')).toBe(`Paybill ${paybill}, account name ${account}`);
    // Which of several accounts: bank-accounts.test.ts.
    const { bank, abroad } = giftNoteTexts.paidBy;
    expect(paidTo('bank')).toMatch(new RegExp(`^${bank}, account \\d`));
    expect(paidTo('abroad')).toMatch(new RegExp(`^${abroad}, account \\d`));
  });

  it('takes the first purpose for the choice’s own where that is no option yet', () => {
    const first = { name: 'Amina', purpose: giftPurposes.mostNeeded };
    // The fees of five children.
    expect(refilledNote(first, yearPlan(5 * annualFees.usd, 'annual'))).toEqual({ name: 'Amina' });
    expect(refilledNote(first, yearPlan(annualFees.usd, 'annual'))).toEqual(first);
    const other = { purpose: giftPurposes.supportsYear };
    expect(refilledNote(other, yearPlan(5 * annualFees.usd, 'annual'))).toEqual(other);
  });
});

// As browsers match the attribute: whole, and with the v flag.
const takes = (text: string) => new RegExp(`^(?:${amountFormat.pattern})$`, 'v').test(text);

test.each(['KSH 2,000', '2000/=', '24,000 in two payments', 'M-PESA 500', '١٥٠'])(
  'an amount of %s is taken',
  (text) => {
    expect(takes(text)).toBe(true);
  },
);

test.each(['KSH 0.00', 'KSH-2,000', '− 5', 'much'])(
  'an amount of "%s" is asked for again',
  (text) => {
    expect(takes(text)).toBe(false);
  },
);

test('a payment was made within the last year, today at the latest', () => {
  expect(paidWithin(today)).toEqual({ min: '2025-11-23', max: today });
  expect(paidWithin('')).toBeNull();
});
