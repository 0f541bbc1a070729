import { expect, test } from 'vitest';
import { spellingSlips } from './spellings.ts';

test.each([
  ["Opposite St Mary's Church", "Mary's", 'the curly ’ inside a text'],
  ['Ages 6–12', '6–12', 'a hyphen between the ends of a range: 6-12'],
  ['Health care for all', 'Health care', 'healthcare, in one word'],
  ['Pay by M-Pesa.', 'M-Pesa', 'M-PESA'],
  ['Pay by Mpesa.', 'Mpesa', 'M-PESA'],
  ['Tea , bread', 'Tea ,', 'no space before a comma'],
  ['We take soap..', 'soap..', 'one full stop'],
  ['So the the home grew', 'the the', 'the word once'],
  ['TBC.', 'TBC', 'the words themselves; unknown, in a file of facts, until the home has answered'],
  [
    'Motherly Care Children’s Home',
    'Motherly Care Children’s Home',
    "the home's own name with a straight ': Motherly Care Children's Home",
  ],
])('in %j, %j is asked about', (text, found, expected) => {
  expect(spellingSlips(text, ['Motherly Care'])).toEqual([{ found, expected }]);
});

test.each([
  'St Mary’s Church, 6-12, healthcare, M-PESA',
  "Motherly Care Children's Home",
  "Thank you for your message! We'll get back to you soon.",
  'A – with a dash – in it',
  'And so on … We had had enough.',
])('%j stands as it is', (text) => {
  expect(spellingSlips(text, [])).toEqual([]);
});

test('a true name may be kept', () => {
  expect(spellingSlips('The Nairobi Health Care Trust', ['Health Care Trust'])).toEqual([]);
});
