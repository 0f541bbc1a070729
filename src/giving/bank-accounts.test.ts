import { describe, expect, test } from 'vitest';
import type { BankAccount } from '../content/payments.ts';
import { accountsText } from './bank-accounts.ts';

function account(
  value: string,
  currencies: string[] | null,
  label = 'Account number',
): BankAccount {
  return { id: value, label, isNumber: true, value, currencies };
}

const shillings = account('1001001', ['KES']);
const dollars = account('1001002', ['USD', 'EUR']);
const both = account('1001003', ['KES', 'USD']);

describe('accountsText', () => {
  test('is the number alone where there is one account', () => {
    expect(accountsText([both], [both])).toBe('1001003');
  });

  test('tells several apart by their currencies, and by labels that differ', () => {
    const all = [shillings, dollars];
    expect(accountsText(all, all)).toBe('1001001 (KES) or 1001002 (USD and EUR)');
    expect(accountsText([dollars], all)).toBe('1001002 (USD and EUR)');
    const savings = account('1001005', ['KES'], 'Savings account');
    expect(accountsText([savings], [savings, dollars])).toBe('1001005 (Savings account, KES)');
  });
});
