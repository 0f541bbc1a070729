import { expect, test } from 'vitest';
import type { BankSettings } from '../content/organization-settings.ts';
import { bankLines, takesShillings } from './bank-lines.ts';

const whole: BankSettings = {
  name: 'A bank',
  branch: 'Ruai',
  bankCode: '99',
  branchCode: '001',
  bic: 'ABCDKENX',
  address: 'A street, Nairobi',
  beneficiaryAddress: 'A road, Ruai',
};
const account = { id: 'one', label: 'Account number', value: '1001001' };
const told = { ...account, currencies: ['KES'] };

test('the lines of the bank show what is set, and ask for what is missing alone', () => {
  const lines = [
    'Bank: A bank',
    'Branch: Ruai',
    'Bank code: 99',
    'Branch code: 001',
    'SWIFT code (BIC), from abroad: ABCDKENX',
    'Bank’s address: A street, Nairobi',
    'Our address: A road, Ruai',
  ];
  const { known, missing } = bankLines(whole, [told]);
  expect(known.map(({ label, value }) => `${label}: ${value}`)).toEqual(lines);
  expect(missing).toEqual([]);
  // A bank without branches.
  expect(bankLines({ ...whole, branch: '' }, [told]).missing).toEqual([]);
  expect(bankLines({ ...whole, bic: null }, [told]).missing).toEqual(['the SWIFT code']);
  expect(bankLines(whole, [told, { ...account, currencies: null }]).missing).toEqual([
    'the currencies that the account takes',
  ]);
});

test.each([
  [[null], true],
  [[['KES']], true],
  [[['USD']], false],
  [[['USD', 'EUR'], ['KES']], true],
  [[['USD'], ['EUR']], false],
])('of accounts that take %j, one takes shillings: %s', (currencies, takes) => {
  expect(takesShillings(currencies.map((it) => ({ ...account, currencies: it })))).toBe(takes);
});
