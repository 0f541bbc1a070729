import type { BankSettings } from '../content/home-settings.ts';
import { type BankAccount, bankAccounts } from '../content/payments.ts';

type BankLine = {
  label: string;
  /** Its name in a sentence that says whom to ask for it. */
  inWords: string;
  /** Null until the home supplies it, '' where there is none. */
  value: string | null;
};

export type BankLines = { known: { label: string; value: string }[]; missing: string[] };

/** What a bank needs besides the account, and what the home has yet to tell. */
export function bankLines(
  settings: BankSettings,
  accounts: readonly BankAccount[] = bankAccounts,
): BankLines {
  const lines: readonly BankLine[] = [
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
