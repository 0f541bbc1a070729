import type { BankSettings } from '../content/giving-settings.ts';
import { listedWords } from '../lib/text.ts';

type BankLine = {
  label: string;
  /** How a sentence names it that says whom to ask. */
  asked: string;
  /** Null where the home has not told it. */
  value: string | null;
};

export type BankLines = { known: { label: string; value: string }[]; asked: string[] };

/** What a bank in Kenya is told besides the account, and what the home has yet to tell. */
export function linesInKenya({ name, branch, bankCode, branchCode }: BankSettings): BankLines {
  return sorted(name !== null, [
    { label: 'Bank', asked: 'the bank', value: name },
    { label: 'Branch', asked: 'the branch', value: branch },
    { label: 'Bank code', asked: 'the bank code', value: bankCode },
    { label: 'Branch code', asked: 'the branch code', value: branchCode },
  ]);
}

/** Nothing is of use to a bank abroad without the BIC. */
export function linesFromAbroad(settings: BankSettings): BankLines {
  const { bic, name, address, beneficiaryAddress, currencies } = settings;
  return sorted(bic !== null, [
    { label: 'SWIFT code (BIC)', asked: 'the SWIFT code', value: bic },
    { label: 'Bank', asked: 'the bank', value: name },
    { label: 'Bank’s address', asked: 'its address', value: address },
    { label: 'Our address', asked: 'our own address', value: beneficiaryAddress },
    { label: 'Currencies', asked: 'the currencies', value: currencies && listedWords(currencies) },
  ]);
}

function sorted(usable: boolean, lines: readonly BankLine[]): BankLines {
  const known = lines.flatMap(({ label, value }) => (usable && value ? [{ label, value }] : []));
  const asked = lines.filter(({ value }) => !usable || !value).map((line) => line.asked);
  return { known, asked };
}
