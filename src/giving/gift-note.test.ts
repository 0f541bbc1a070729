import { expect, test } from 'vitest';
import { giftFragment } from '../lib/gift-address.ts';
import { emptyChoice } from './choice.ts';
import { linkedChoice } from './linked-choice.ts';
import {
  askedFields,
  emptyNote,
  newReference,
  type NoteValues,
  noteMessage,
  noteLines,
  paidWithin,
} from './gift-note.ts';

const code = 'SKP7X81QZT';
const nothing = { code: null, amount: null, day: null };
const paid = (amount: number | null, day: string | null = '2026-11-25') => ({ code, amount, day });

function chosenAt(fragment: string) {
  const choice = linkedChoice(fragment)?.choice ?? emptyChoice;
  expect(giftFragment(choice)).toBe(fragment);
  return choice;
}

const bank = { paidBy: 'bank' };
const byMpesa = 'by M-PESA on 25 November 2026, code SKP7X81QZT';
const byCode = 'by M-PESA, code SKP7X81QZT';
const noCode = 'by M-PESA, no code';
const byBank = 'through a bank';
const most = ' for where it is needed most';
const childsYear = '$185 (KSH 24,000) once for a child’s year at school';
const both = [{ ...bank, day: '2026-11-24', bankReference: ' FT26\n1 ' }, paid(900)] as const;

// src/giving/gift.test.ts has the words for a gift.
test.each<
  [string, Partial<NoteValues>, typeof nothing | ReturnType<typeof paid>, string, string, string]
>([
  // Chosen, nothing pasted.
  ['kes-500-monthly-for-meals', {}, nothing, 'KSH 500 every month for meals', '', noCode],
  ['usd-50-once-for-most', {}, nothing, `$50 (about KSH 6,486) once${most}`, '', noCode],
  ['usd-185-once-for-school', {}, nothing, childsYear, '', noCode],
  ['usd-25-once-for-meals', {}, nothing, '$25 (KSH 3,250) once for a week of meals', '', noCode],
  ['kes-500-annual-for-most', bank, nothing, `KSH 500 every year${most}`, '', byBank],
  // Chosen and paid.
  ['kes-500-monthly-for-meals', {}, paid(500), 'KSH 500 every month for meals', '', byMpesa],
  ['usd-50-once-for-most', {}, paid(6486), `$50 (KSH 6,486) once${most}`, '', byMpesa],
  ['kes-500-once-for-most', {}, paid(500, null), `KSH 500 once${most}`, '', byCode],
  // Only the code was typed.
  ['kes-500-once-for-most', {}, paid(null, null), `KSH 500 once${most}`, '', byCode],
  // Another sum was paid: the note says both.
  ['kes-900-once-for-meals', {}, paid(500), 'KSH 500', 'KSH 900 once for meals', byMpesa],
  [
    'kes-300000-once-for-most',
    {},
    paid(150_000.5),
    'KSH 150,000.50',
    `KSH 300,000 once${most}`,
    byMpesa,
  ],
  // Nothing chosen: not how often, and it is for where it is needed most.
  ['', {}, paid(500), `KSH 500${most}`, '', byMpesa],
  ['', { purpose: 'meals' }, paid(500), 'KSH 500 for meals', '', byMpesa],
  ['', { purpose: 'meals' }, paid(3250), 'KSH 3,250 for a week of meals', '', byMpesa],
  ['', { purpose: 'meals' }, paid(3243), 'KSH 3,243 for a week of meals', '', byMpesa],
  ['', { amount: '1500' }, paid(null, null), `KSH 1,500${most}`, '', byCode],
  ['', { amount: '150 dollars', purpose: 'meals' }, nothing, '$150 for meals', '', noCode],
  ['usd-for-meals', { ...bank, amount: '2000' }, nothing, '$2,000 for meals', '', byBank],
  ['', { amount: '€ 50' }, nothing, `€ 50${most}`, '', noCode],
  ['', {}, nothing, '', '', noCode],
  // One of two payments of a gift above M-PESA's limit, and two months at once through a bank.
  [
    'kes-300000-once-for-most',
    { amount: '150000' },
    paid(null),
    'KSH 150,000',
    `KSH 300,000 once${most}`,
    byMpesa,
  ],
  [
    'kes-50-monthly-for-most',
    { ...bank, amount: '100' },
    nothing,
    'KSH 100',
    `KSH 50 every month${most}`,
    byBank,
  ],
  [
    'usd-50-once-for-most',
    { ...bank, amount: '50' },
    nothing,
    `$50 (about KSH 6,486) once${most}`,
    '',
    byBank,
  ],
  // The page names a gift in both currencies. The bank has booked the one that was paid.
  [
    'kes-3243-once-for-most',
    { ...bank, amount: '$25' },
    nothing,
    `KSH 3,243 ($25) once${most}`,
    '',
    byBank,
  ],
  // The visitor copies one of them without its sign.
  [
    'kes-24000-once-for-most',
    { ...bank, amount: '185' },
    nothing,
    `KSH 24,000 ($185) once${most}`,
    '',
    byBank,
  ],
  [
    'kes-24000-once-for-most',
    { ...bank, amount: '500' },
    nothing,
    'KSH 500',
    `KSH 24,000 once${most}`,
    byBank,
  ],
  [
    'usd-185-once-for-most',
    { ...bank, amount: '24,000' },
    nothing,
    `$185 (KSH 24,000) once${most}`,
    '',
    byBank,
  ],
  [
    'usd-50-once-for-most',
    { ...bank, amount: '6,500' },
    nothing,
    'KSH 6,500',
    `$50 once${most}`,
    byBank,
  ],
  [
    'usd-50-once-for-most',
    { ...bank, amount: '$6,500' },
    nothing,
    '$6,500',
    `$50 once${most}`,
    byBank,
  ],
  [
    'usd-50-once-for-most',
    { ...bank, amount: '149.50' },
    nothing,
    '$149.50',
    `$50 once${most}`,
    byBank,
  ],
  ['usd-50-once-for-most', { ...bank, amount: '900' }, nothing, '900', `$50 once${most}`, byBank],
  [
    'kes-500-once-for-most',
    { ...bank, amount: '€ 50' },
    nothing,
    '€ 50',
    `KSH 500 once${most}`,
    byBank,
  ],
  // Typed before the message was pasted.
  ['kes-500-once-for-most', { amount: '900' }, paid(500), `KSH 500 once${most}`, '', byMpesa],
  [
    'kes-500-once-for-most',
    { message: 'two', amount: '700' },
    nothing,
    'KSH 700',
    `KSH 500 once${most}`,
    noCode,
  ],
  ['kes-500-once-for-most', { amount: '700' }, nothing, 'KSH 700', `KSH 500 once${most}`, noCode],
  // Answered in part.
  ['for-meals', {}, paid(500), 'KSH 500 for meals', '', byMpesa],
  ['monthly-for-meals', {}, paid(500), 'KSH 500 every month for meals', '', byMpesa],
  ['kes-500-once-for-most', { purpose: 'meals' }, nothing, 'KSH 500 once for meals', '', noCode],
  // A message that was pasted before the visitor said that it was the bank.
  [
    'kes-500-once-for-most',
    ...both,
    `KSH 500 once${most}`,
    '',
    `${byBank} on 24 November 2026, reference FT26 1`,
  ],
  [
    'kes-500-once-for-most',
    { ...bank, day: '20266-11-24' },
    nothing,
    `KSH 500 once${most}`,
    '',
    byBank,
  ],
])(
  'of the choice %s, the values %j and the payment %j the home reads: %s',
  (fragment, values, payment, giftLine, chosenLine, paidLine) => {
    const lines = noteLines({ ...emptyNote, ...values }, payment, chosenAt(fragment));
    expect(lines).toMatchObject({ giftLine, chosenLine, paidLine });
  },
);

test.each([
  ['kes-500-once-for-most', nothing, 'mpesa', 'none'],
  ['', paid(500), 'mpesa', 'none'],
  ['', nothing, 'mpesa', 'required'],
  ['', paid(null), 'mpesa', 'required'],
  ['', paid(500), 'bank', 'required'],
  // It may be another sum than chosen.
  ['kes-500-once-for-most', nothing, 'bank', 'optional'],
  ['kes-500-once-for-most', paid(null), 'mpesa', 'optional'],
  // It is a part of the sum that is chosen.
  ['kes-300000-once-for-most', paid(null), 'mpesa', 'required'],
  ['kes-300000-once-for-most', paid(150_000), 'mpesa', 'none'],
  ['kes-2000000-once-for-most', paid(null), 'mpesa', 'required'],
] as const)(
  'with the choice %s and the payment %j by %s, the amount is asked for: %s',
  (fragment, payment, by, need) => {
    const values = { ...emptyNote, paidBy: by };
    expect(askedFields(values, payment, chosenAt(fragment)).amount).toBe(need);
  },
);

test('the note is sent as it is seen', () => {
  const values = { ...emptyNote, name: ' Wanjiru\nKamau ', reach: '0712 345 678' };
  const lines = noteLines(values, paid(500), chosenAt('kes-24000-once-for-school'));
  expect(noteMessage(lines, 'K5C-96B', '2026-11-26')).toEqual({
    subject: 'Gift note K5C-96B',
    lines: [
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

test('a reference can be read aloud', () => {
  expect(newReference()).toMatch(/^[1-9B-Z]{3}-[1-9B-Z]{3}$/);
});

test('the day in Nairobi is always a day on which one can have paid', () => {
  expect(paidWithin('2026-11-25', '2026-11-26')).toEqual({ min: '2025-11-24', max: '2026-11-26' });
  expect(paidWithin('2026-11-26', '2026-11-26').max).toBe('2026-11-26');
  expect(paidWithin('2026-11-27', '2026-11-26').max).toBe('2026-11-27');
});
