import { describe, expect, test } from 'vitest';
import { answersIn, giftIn, openChoice } from './choice.ts';
import { giftFragment } from '../lib/gift.ts';
import { namedIn } from './gift-address.ts';
import {
  amountNeed,
  emptyNote,
  type NoteFields,
  noteMessage,
  noteOf,
  paidWithin,
} from './gift-note.ts';

const nothing = { code: '', amount: null, day: null };
const paid = (amount: number | null, day: string | null = '2026-11-25') => ({
  code: 'SKP7X81QZT',
  amount,
  day,
});

function chosenAt(fragment: string) {
  const choice = namedIn(fragment)?.choice ?? openChoice;
  expect(giftFragment(answersIn(choice))).toBe(fragment);
  return { gift: giftIn(choice), purpose: choice.purpose, often: choice.often };
}

const byMpesa = 'by M-PESA on 25 November 2026, code SKP7X81QZT';

describe('the home reads what the visitor has chosen and paid, and no more', () => {
  test.each<
    [string, Partial<NoteFields>, typeof nothing | ReturnType<typeof paid>, string, string, string]
  >([
    // Chosen, nothing pasted.
    [
      'kes-2000-monthly-for-school',
      {},
      nothing,
      'KSH 2,000 every month for a child’s year at school',
      '',
      'by M-PESA, no code',
    ],
    [
      'usd-50-once-for-stationery',
      {},
      nothing,
      '$50 (about KSH 6,486) once for a month of stationery',
      '',
      'by M-PESA, no code',
    ],
    [
      'usd-185-annual-for-school',
      { paidBy: 'bank' },
      nothing,
      '$185 (KSH 24,000) every year for a child’s year at school',
      '',
      'through a bank',
    ],
    // Chosen and paid.
    [
      'kes-2000-monthly-for-school',
      {},
      paid(2000),
      'KSH 2,000 every month for a child’s year at school',
      '',
      byMpesa,
    ],
    [
      'usd-50-once-for-stationery',
      {},
      paid(6486),
      '$50 (KSH 6,486) once for a month of stationery',
      '',
      byMpesa,
    ],
    [
      'kes-1000-once-for-life-skills',
      {},
      paid(1000, null),
      'KSH 1,000 once for the program Life Skills Training',
      '',
      'by M-PESA, code SKP7X81QZT',
    ],
    // Only the code was typed.
    [
      'kes-1000-once-for-most',
      {},
      paid(null, null),
      'KSH 1,000 once for where it is needed most',
      '',
      'by M-PESA, code SKP7X81QZT',
    ],
    // Another sum was paid: the note says both.
    [
      'kes-24000-once-for-school',
      {},
      paid(500),
      'KSH 500',
      'KSH 24,000 once for a child’s year at school',
      byMpesa,
    ],
    [
      'kes-300000-once-for-most',
      {},
      paid(150_000),
      'KSH 150,000',
      'KSH 300,000 once for where it is needed most',
      byMpesa,
    ],
    // Nothing chosen: neither how often nor what for.
    ['', {}, paid(500), 'KSH 500', '', byMpesa],
    ['', { purpose: 'meals' }, paid(500), 'KSH 500 for meals', '', byMpesa],
    ['', { amount: '1500' }, paid(null, null), 'KSH 1,500', '', 'by M-PESA, code SKP7X81QZT'],
    [
      '',
      { amount: '150 dollars', purpose: 'most' },
      nothing,
      '$150 for where it is needed most',
      '',
      'by M-PESA, no code',
    ],
    ['', { amount: '€ 50' }, nothing, '€ 50', '', 'by M-PESA, no code'],
    ['', {}, nothing, '', '', 'by M-PESA, no code'],
    // One of two payments of a gift above M-PESA's limit, and two months at once through a bank.
    [
      'kes-300000-once-for-most',
      { amount: '150,000' },
      paid(null, null),
      'KSH 150,000',
      'KSH 300,000 once for where it is needed most',
      'by M-PESA, code SKP7X81QZT',
    ],
    [
      'kes-2000-monthly-for-school',
      { paidBy: 'bank', amount: '4000' },
      nothing,
      'KSH 4,000',
      'KSH 2,000 every month for a child’s year at school',
      'through a bank',
    ],
    [
      'usd-50-once-for-stationery',
      { paidBy: 'bank', amount: '50' },
      nothing,
      '$50 (about KSH 6,486) once for a month of stationery',
      '',
      'through a bank',
    ],
    [
      'kes-500-once-for-most',
      { paidBy: 'bank', amount: '€ 50' },
      nothing,
      '€ 50',
      'KSH 500 once for where it is needed most',
      'through a bank',
    ],
    // Typed before the message was pasted.
    ['kes-500-once', { amount: '900' }, paid(500), 'KSH 500 once', '', byMpesa],
    // Answered in part.
    ['for-life-skills', {}, paid(500), 'KSH 500 for the program Life Skills Training', '', byMpesa],
    [
      'monthly-for-most',
      {},
      paid(500),
      'KSH 500 every month for where it is needed most',
      '',
      byMpesa,
    ],
    [
      'kes-500-once',
      { purpose: 'school' },
      nothing,
      'KSH 500 once for a child’s year at school',
      '',
      'by M-PESA, no code',
    ],
    // A message that was pasted before the visitor said that it was the bank.
    [
      'kes-24000-once-for-school',
      { paidBy: 'bank', day: '2026-11-24', bankReference: ' FT26\n1 ' },
      paid(500),
      'KSH 24,000 once for a child’s year at school',
      '',
      'through a bank on 24 November 2026, reference FT26 1',
    ],
    [
      'kes-500-once',
      { paidBy: 'bank', day: '20266-11-24' },
      nothing,
      'KSH 500 once',
      '',
      'through a bank',
    ],
  ])('%s %j %j: %s', (fragment, fields, payment, gift, chosen, paidWords) => {
    const note = noteOf({ ...emptyNote, ...fields }, payment, chosenAt(fragment));
    expect(note).toMatchObject({ gift, chosen, paid: paidWords });
  });
});

test.each([
  ['kes-500-once', nothing, 'mpesa', 'none'],
  ['', paid(500), 'mpesa', 'none'],
  ['', nothing, 'mpesa', 'required'],
  ['', paid(null), 'mpesa', 'required'],
  ['', paid(500), 'bank', 'required'],
  // It may be another sum than chosen.
  ['kes-500-once', nothing, 'bank', 'optional'],
  ['kes-500-once', paid(null), 'mpesa', 'optional'],
  // It is a part of the sum that is chosen.
  ['kes-300000-once', paid(null), 'mpesa', 'required'],
  ['kes-300000-once', paid(150_000), 'mpesa', 'none'],
  ['kes-2000000-once', paid(null), 'mpesa', 'required'],
] as const)('at %s, of %j, paid by %s, the amount is asked: %s', (fragment, payment, by, need) => {
  expect(amountNeed({ ...emptyNote, paidBy: by }, payment, chosenAt(fragment))).toBe(need);
});

test('is sent as it is seen', () => {
  const fields = { ...emptyNote, name: ' Wanjiru\nKamau ', reach: '0712 345 678' };
  const note = noteOf(fields, paid(500), chosenAt('kes-24000-once-for-school'));
  expect(noteMessage(note, 'K5C-96B', '2026-11-26')).toEqual({
    subject: 'Gift note K5C-96B',
    fields: [
      ['Gift', 'KSH 500'],
      ['Chosen on the page', 'KSH 24,000 once for a child’s year at school'],
      ['Paid', 'by M-PESA on 25 November 2026, code SKP7X81QZT'],
      ['From', 'Wanjiru Kamau, 0712 345 678'],
      ['Note', 'K5C-96B, written on 26 November 2026'],
    ],
    ending: expect.stringMatching(
      /^This is a note, not a receipt\. .*It was written on the website\.$/,
    ),
  });
});

test('Nairobi’s today is never to come', () => {
  expect(paidWithin('2026-11-25', '2026-11-26')).toEqual({ min: '2025-11-24', max: '2026-11-26' });
  expect(paidWithin('2026-11-26', '2026-11-26').max).toBe('2026-11-26');
  expect(paidWithin('2026-11-27', '2026-11-26').max).toBe('2026-11-27');
});
