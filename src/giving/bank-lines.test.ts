import { expect, test } from 'vitest';
import type { BankSettings } from '../content/home-settings.ts';
import { linesFromAbroad, linesInKenya } from './bank-lines.ts';

const whole: BankSettings = {
  name: 'A bank',
  branch: 'Ruai',
  bankCode: '99',
  branchCode: '001',
  bic: 'ABCDKENX',
  address: 'A street, Nairobi',
  beneficiaryAddress: 'A road, Ruai',
  currencies: ['KES', 'USD'],
};

test('shows all that is set, and asks for nothing', () => {
  expect(linesInKenya(whole).known.map(({ value }) => value)).toEqual([
    'A bank',
    'Ruai',
    '99',
    '001',
  ]);
  expect(linesFromAbroad(whole).known.map(({ value }) => value)).toEqual([
    'ABCDKENX',
    'A bank',
    'A street, Nairobi',
    'A road, Ruai',
    'KES and USD',
  ]);
  expect([linesInKenya(whole).missing, linesFromAbroad(whole).missing]).toEqual([[], []]);
});

test('without a BIC shows the lines for Kenya whole, and asks for those from abroad', () => {
  const settings = { ...whole, bic: null };
  expect(linesInKenya(settings)).toEqual(linesInKenya(whole));
  expect(linesFromAbroad(settings).known).toEqual([]);
  expect(linesFromAbroad(settings).missing).toHaveLength(5);
});

test('asks for what is missing alone', () => {
  expect(linesInKenya({ ...whole, branchCode: null }).missing).toEqual(['the branch code']);
  expect(linesInKenya({ ...whole, name: null }).known).toEqual([]);
});
