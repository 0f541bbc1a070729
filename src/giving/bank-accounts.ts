import { type BankAccount, bankAccounts } from '../content/payments.ts';
import { listedWords } from '../lib/text.ts';

/** The number; several as '1001001 (KES) or 1001002 (USD)'. */
export function accountsText(
  accounts: readonly BankAccount[],
  all: readonly BankAccount[] = bankAccounts,
): string {
  return accounts
    .map((account) => [account.value, accountNote(account, all)])
    .map(([value, note]) => (note ? `${value} (${note})` : value))
    .join(' or ');
}

/** How the account differs from the others: 'KES', or 'Savings account, KES'; '' for the only one. */
export function accountNote({ label, currencies }: BankAccount, all: readonly BankAccount[]) {
  if (all.length === 1) return '';
  const isNamed = all.some((it) => it.label !== label);
  return [...(isNamed ? [label] : []), ...(currencies ? [listedWords(currencies)] : [])].join(', ');
}
