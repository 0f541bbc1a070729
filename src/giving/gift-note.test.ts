import { describe, expect, test } from 'vitest';
import { answersIn, giftIn, openChoice } from './choice.ts';
import { giftFragment } from '../lib/gift.ts';
import { namedIn } from './gift-address.ts';
import {
  asksForAmount,
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
      '',
    ],
    [
      'usd-50-once-for-stationery',
      {},
      nothing,
      '$50 (about KSH 6,486) once for a month of stationery',
      '',
      '',
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
      '',
    ],
    ['', { amount: '€ 50' }, nothing, '€ 50', '', ''],
    ['', {}, nothing, '', '', ''],
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
      '',
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

function asks(fragment: string, payment: Parameters<typeof noteOf>[1], paidBy = 'mpesa') {
  return asksForAmount({ ...emptyNote, paidBy }, payment, chosenAt(fragment));
}

test('asks for the amount only if it is known from nowhere', () => {
  expect(asks('kes-500-once', nothing)).toBe(false);
  expect(asks('', paid(500))).toBe(false);
  expect([asks('', nothing), asks('', paid(null)), asks('', paid(500), 'bank')]).toEqual([
    true,
    true,
    true,
  ]);
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
