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

/** What a bank in Kenya needs besides the account, and what the home has yet to tell. */
export function linesInKenya({ name, branch, bankCode, branchCode }: BankSettings): BankLines {
  return sorted(name !== null, [
    { label: 'Bank', inWords: 'the bank’s name', value: name },
    { label: 'Branch', inWords: 'the branch', value: branch },
    { label: 'Bank code', inWords: 'the bank code', value: bankCode },
    { label: 'Branch code', inWords: 'the branch code', value: branchCode },
  ]);
}

/** Without the BIC the rest is of no use to a bank abroad. */
export function linesFromAbroad(
  { bic, name, address, beneficiaryAddress }: BankSettings,
  accounts: readonly BankAccount[] = bankAccounts,
): BankLines {
  const { known, missing } = sorted(bic !== null, [
    { label: 'SWIFT code (BIC)', inWords: 'the SWIFT code', value: bic },
    { label: 'Bank', inWords: 'the bank’s name', value: name },
    { label: 'Bank’s address', inWords: 'the bank’s address', value: address },
    { label: 'Our address', inWords: 'our own address', value: beneficiaryAddress },
  ]);
  const isUntold = accounts.some(({ currencies }) => currencies === null);
  return {
    known,
    missing: isUntold ? [...missing, 'the currencies that the account takes'] : missing,
  };
}

function sorted(usable: boolean, lines: readonly BankLine[]): BankLines {
  const known = lines.flatMap(({ label, value }) => (usable && value ? [{ label, value }] : []));
  const missing = lines.filter(({ value }) => (usable ? value === null : value !== ''));

  return { known, missing: missing.map((line) => line.inWords) };
}
