import type { BankSettings } from '../content/organization-settings.ts';
import { type BankAccount, bankAccounts } from '../content/payments.ts';

/** An account counts as well while the home has not told which money it takes. */
export function takesShillings(accounts: readonly BankAccount[] = bankAccounts): boolean {
  return accounts.some(({ currencies }) => currencies === null || currencies.includes('KES'));
}

/**
 * What a bank needs besides the account, and what the home has yet to tell. `inWords` names a line in a sentence that
 * says whom to ask for it. Its value is null until the home supplies it, and '' where there is none.
 */
export function bankLines(settings: BankSettings, accounts: readonly BankAccount[] = bankAccounts) {
  const lines = [
    { label: 'Bank', inWords: 'the bank’s name', value: settings.name },
    { label: 'Branch', inWords: 'the branch', value: settings.branch },
    { label: 'Bank code', inWords: 'the bank code', value: settings.bankCode },
    { label: 'Branch code', inWords: 'the branch code', value: settings.branchCode },
    { label: 'SWIFT code (BIC), from abroad', inWords: 'the SWIFT code', value: settings.bic },
    { label: 'Bank’s address', inWords: 'the bank’s address', value: settings.address },
    { label: 'Our address', inWords: 'the home’s own address', value: settings.beneficiaryAddress },
  ];
  const isUntold = accounts.some(({ currencies }) => currencies === null);
  return {
    known: lines.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    missing: [
      ...lines.filter(({ value }) => value === null).map((line) => line.inWords),
      ...(isUntold ? ['the currencies that the account takes'] : []),
    ],
  };
}
