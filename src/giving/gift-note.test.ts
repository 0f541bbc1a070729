import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountLimits, MPESA_LIMIT_KES } from '../content/amount-limits.ts';
import { paybill } from '../../tests/payment-values.ts';
import { annualFees, donationTiers, paymentValues } from '../content/payments.ts';
import { giftPurposes, purposeOf } from '../content/purposes.ts';
import { accountsFor, accountsText } from './bank-accounts.ts';
import { planOf } from './giving-plan.ts';
import { type GivingChoice, namedGift, yearPlan } from '../lib/giving-choice.ts';
import { formatKes } from '../lib/money.ts';
import {
  amountFormat,
  emptyNote,
  giftNoteOf,
  noteOf,
  type NoteFields,
  paidWithin,
  refilledNote,
} from './gift-note.ts';

const account = paymentValues.paybillAccount.value;
const today = '2026-11-24';
const anyUsd = fc.oneof(
  fc.integer({ min: 1, max: amountLimits.USD.largest }),
  fc.constantFrom(185, 370, ...donationTiers.map(({ amountUsd }) => amountUsd)),
);
const anyChoice: fc.Arbitrary<GivingChoice | null> = fc.oneof(
  fc.constant(null),
  anyUsd.map(namedGift),
  fc
    .tuple(anyUsd, fc.constantFrom('annual', 'semi-annual', 'quarterly', 'monthly'))
    .map(([usd, frequency]) => yearPlan(usd, frequency)),
);
const anyTyped: fc.Arbitrary<Partial<NoteFields>> = fc.record(
  {
    name: fc.constantFrom('', 'Amina'),
    amount: fc.constantFrom('', 'KSH 700', '$185'),
    date: fc.constantFrom('', '2026-11-20', today),
    paidBy: fc.constantFrom('mpesa', 'bank', 'abroad'),
    purpose: fc.constantFrom(...Object.values(giftPurposes)),
    code: fc.constantFrom('', 'SGH7K2M4X1'),
  },
  { requiredKeys: [] },
);

const paidTo = (paidBy: string) => giftNoteOf({ ...emptyNote, paidBy }).paidTo;

describe('the note', () => {
  it('says what a choice comes to as it is paid, and by the bank what M-PESA does not take', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const kes = choice && planOf(choice).each.KES;
        expect(noteOf({}, choice, today)).toEqual({
          ...emptyNote,
          amount: kes === null ? '' : formatKes(kes),
          date: today,
          paidBy: (kes ?? 0) > MPESA_LIMIT_KES ? 'bank' : 'mpesa',
          purpose: choice ? purposeOf(choice) : giftPurposes.mostNeeded,
        });
      }),
    );
  });

  it('says dollars for the whole year where it was paid from abroad', () => {
    const monthly = yearPlan(185, 'monthly');
    expect(noteOf({ paidBy: 'abroad' }, monthly, today).amount).toBe('$185');
    expect(noteOf({ paidBy: 'abroad', amount: 'KSH 700' }, monthly, today).amount).toBe('KSH 700');
    expect(noteOf({ paidBy: 'abroad' }, null, today).amount).toBe('');
  });

  it('keeps what was typed, whatever is chosen', () => {
    fc.assert(
      fc.property(anyTyped, anyChoice, (typed, choice) => {
        expect(noteOf(typed, choice, today)).toMatchObject(typed);
      }),
    );
  });

  it('sends the code alone of a whole M-PESA message', () => {
    const code = 'SGH7K2M4X1 Confirmed. Ksh2,000.00 sent to A HOME';
    expect(giftNoteOf({ ...emptyNote, code }).code).toBe('SGH7K2M4X1');
    expect(giftNoteOf({ ...emptyNote, paidBy: 'bank', code }).code).toBeNull();
  });

  it('names the way that was chosen, with its account', () => {
    expect(paidTo('mpesa')).toBe(`Paybill ${paybill}, account name ${account}`);
    // Which of several accounts: src/giving/bank-accounts.test.ts.
    const [kenya, abroad] = [
      accountsText(accountsFor('kenya')),
      accountsText(accountsFor('abroad')),
    ];
    expect(paidTo('bank')).toBe(`Bank transfer in Kenya, account ${kenya}`);
    expect(paidTo('abroad')).toBe(`Bank transfer from abroad, account ${abroad}`);
  });

  it('takes the first purpose for a choice where the choice’s own is no option yet', () => {
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
