import { describe, expect, test } from 'vitest';
import { allGivingChoices, isWorkedOut } from '../../tests/giving-choices.ts';
import { purposeOf } from '../content/purposes.ts';
import { fragmentOf, type GivingChoice, yearPlan } from '../lib/giving-choice.ts';
import { amountToPay, isForMpesa } from './amount-to-pay.ts';
import { choiceOf } from './choice-in-address.ts';
import { noteOf } from './gift-note.ts';
import { otherCurrency, planOf, sumText } from './giving-plan.ts';
import { amountEveryTime, paymentsOf, paymentWords } from './payment-words.ts';
import { reminderOfYear } from './reminder.ts';
import { sharedText } from './shared-text.ts';

describe.skipIf(!isWorkedOut).each(allGivingChoices)('the choice $fragment', (given) => {
  const choice = choiceOf(given.fragment) as GivingChoice;

  test('has this address', () => {
    expect(fragmentOf(choice)).toBe(given.fragment);
  });

  test('comes to the sums that were worked out by hand', () => {
    const plan = planOf(choice);
    const { sum, words, year } = given.panel;
    expect(sumText(plan, 'each', plan.first)).toBe(sum);
    expect(paymentWords(choice)).toBe(words);
    const sums = [plan.first, otherCurrency(plan.first)].map((it) => sumText(plan, 'year', it));
    const extra = plan.overKes > 0 ? [`KSH ${plan.overKes}`] : [];
    expect(choice.kind === 'plan' ? [sums.join(' '), ...extra] : []).toEqual(year);
  });

  test('is paid in these amounts, and copied in digits', () => {
    const { mpesa, kenya, abroad } = given;
    const byMpesa = isForMpesa(choice)
      ? { ...amountToPay(choice, 'mpesa'), words: paymentWords(choice, 'KES') }
      : null;
    expect(byMpesa).toEqual(mpesa);
    expect(amountToPay(choice, 'bank')).toEqual(kenya);
    expect(amountToPay(choice, 'abroad')).toEqual(abroad);
  });

  test('is for its purpose, and shared with it', () => {
    expect(purposeOf(choice)).toBe(given.note.purpose);
    expect(sharedText(choice)).toBe(given.shared);
  });

  test('is in the note as it is paid', () => {
    const { amount, fromAbroad, purpose } = given.note;
    const paidBy = given.mpesa ? 'mpesa' : 'bank';
    expect(noteOf({}, choice, '2026-12-01')).toMatchObject({ amount, purpose, paidBy });
    expect(noteOf({ paidBy: 'abroad' }, choice, '2026-12-01').amount).toBe(fromAbroad);
  });

  test('stands in a calendar', () => {
    const { payments } = planOf(choice);
    const file = reminderOfYear(choice, { first: '2026-12-01', payments, onLastDay: false });
    const lines = file.replaceAll('\r\n ', '').replaceAll('\\', '').split('\r\n');
    const { title, text, rule } = given.reminder;
    expect(lines).toContain(`SUMMARY:${title}`);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`:${text}n`);
    expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual(
      rule === null ? [] : [`RRULE:${rule}`],
    );
    expect(file).toContain(`/give${given.fragment}\r\n`);
  });
});

test.skipIf(!isWorkedOut)('a plan’s payments are counted, with the amount of each', () => {
  expect(paymentsOf(null, 'annual')).toBe('1 payment');
  expect(paymentsOf(yearPlan(185, 'annual'), 'monthly')).toBe('12 payments of KSH 2,000');
  expect(amountEveryTime(yearPlan(185, 'monthly'))).toBe('KSH 2,000 every month');
});
