import { readFileSync } from 'node:fs';
import { isSeq, parseDocument } from 'yaml';
import { report } from '../report.ts';
import { factProblems, factsOfSite, readFacts } from './read-facts.ts';

/** Where the payment details and their second reading differ. */
export function secondReadingProblems(folder: string): string[] {
  const file = `${folder}/second-reading.yaml`;
  const secondReading = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' });
  const { mpesa, bank } = readFacts(folder).payments;
  const details = {
    paybill: mpesa.paybill,
    account: mpesa.account,
    accountName: bank?.accountName ?? 'none',
    accounts: bank?.accounts.map(({ number }) => number).join(', ') ?? 'none',
  };
  return Object.entries(details).flatMap(([name, value]) => {
    const node = secondReading.get(name);
    const second = isSeq(node) ? node.items.join(', ') : String(node);
    return second === value
      ? []
      : [
          `${file}: ${name} is "${second}", and payments.yaml has "${value}"; one of the two is wrong: expected in both what a second person reads on the bank's or M-PESA's own paper`,
        ];
  });
}

// The first of `npm run check` and `npm run check:content`: everything else reads these files.
if (import.meta.main) {
  const problems = factProblems(factsOfSite);
  report(problems.length > 0 ? problems : secondReadingProblems(factsOfSite));
}
