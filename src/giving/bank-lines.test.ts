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
};

const account = { id: 'one', label: 'Account number', isNumber: true, value: '1001001' };
const told = [{ ...account, currencies: ['KES'] }];

test('shows all that is set, and asks for nothing', () => {
  expect(linesInKenya(whole).known.map(({ value }) => value)).toEqual([
    'A bank',
    'Ruai',
    '99',
    '001',
  ]);
  expect(linesFromAbroad(whole, told).known.map(({ value }) => value)).toEqual([
    'ABCDKENX',
    'A bank',
    'A street, Nairobi',
    'A road, Ruai',
  ]);
  expect([linesInKenya(whole).missing, linesFromAbroad(whole, told).missing]).toEqual([[], []]);
});

test('without a BIC shows the lines for Kenya whole, and asks for those from abroad', () => {
  const settings = { ...whole, bic: null };
  expect(linesInKenya(settings)).toEqual(linesInKenya(whole));
  expect(linesFromAbroad(settings, told).known).toEqual([]);
  expect(linesFromAbroad(settings, told).missing).toHaveLength(4);
});

test('asks for what is missing alone', () => {
  expect(linesInKenya({ ...whole, branchCode: null }).missing).toEqual(['the branch code']);
  expect(linesInKenya({ ...whole, name: null }).known).toEqual([]);
});

test('asks which money an account takes, as long as the home has not told', () => {
  const accounts = [...told, { ...account, currencies: null }];
  expect(linesFromAbroad(whole, accounts).missing).toEqual([
    'the currencies that the account takes',
  ]);
});
