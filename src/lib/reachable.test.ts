import { expect, test } from 'vitest';
import { reachableParts } from './reachable.ts';

const helplines = ['999', '116'];

test.each([
  ['Call +254 712 345 678.', '+254 712 345 678', 'tel:+254712345678'],
  ['Call 0712 345 678 or write.', '0712 345 678', 'tel:0712345678'],
  ['Call 0712345678.', '0712345678', 'tel:0712345678'],
  ['Call 0800 720 117 at night.', '0800 720 117', 'tel:0800720117'],
  ['From abroad, +44 1632 960001', '+44 1632 960001', 'tel:+441632960001'],
  ['Write to office@home.example.', 'office@home.example', 'mailto:office@home.example'],
  ['Call Childline Kenya on 116.', '116', 'tel:116'],
])('in %j, %s can be pressed', (text, found, href) => {
  const parts = reachableParts(text, helplines);
  expect(parts.filter((part) => part.href)).toEqual([{ text: found, href }]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test.each([
  'Registered under 0712345678 in 2010.',
  'Registered as EX/0712345678.',
  'Since 1998, for 116 children.',
  'Registration number 0123 456 789, account 5800555002.',
  'We called 1161 people.',
])('in %j nothing can be pressed', (text) => {
  expect(reachableParts(text, helplines)).toEqual([{ text }]);
});

test('two numbers in one text can be pressed', () => {
  expect(
    reachableParts('Call 116 or 0712 345 678', helplines).filter((it) => it.href),
  ).toHaveLength(2);
});
