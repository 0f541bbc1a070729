import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planOf } from '../../giving/plan-of.ts';
import { giftPurposes } from '../../content/gift-note-texts.ts';
import { MPESA_LIMIT_KES } from '../../content/giving-texts.ts';
import { annualFees } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { formatKes } from '../../lib/money.ts';
import { amountFormat, editsOf, followedFields, paidWithin } from './gift-note.ts';

const today = '2026-11-24';
const anyChoice = fc.record({
  kind: fc.constant('plan' as const),
  usd: fc.integer({ min: 1, max: 9_999_999 }),
  frequency: fc.constantFrom('annual', 'semi-annual', 'quarterly', 'monthly'),
}) satisfies fc.Arbitrary<GivingChoice>;

describe('the note', () => {
  it('says what a plan comes to, and by the bank what M-PESA does not take', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { eachKes } = planOf(choice);
        expect(followedFields(choice, today)).toEqual({
          name: '',
          reach: '',
          amount: formatKes(eachKes),
          date: today,
          paidBy: eachKes > MPESA_LIMIT_KES ? 'bank' : 'mpesa',
          purpose:
            choice.usd === annualFees.usd ? giftPurposes.schoolYear : giftPurposes.supportsYear,
          code: '',
        });
      }),
    );
  });

  it('has no amount without a choice', () => {
    expect(followedFields(null, today).amount).toBe('');
  });

  it('counts as edited only what says something else', () => {
    const followed = followedFields(null, today);
    expect(editsOf({ date: today, amount: 'KSH 700', code: '' }, followed)).toEqual({
      amount: 'KSH 700',
    });
  });
});

// As browsers match the attribute: whole, and with the v flag.
const takes = (text: string) => new RegExp(`^(?:${amountFormat.pattern})$`, 'v').test(text);

test.each(['KSH 2,000', '2000/=', '24,000 in two payments', 'M-PESA 500'])(
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
