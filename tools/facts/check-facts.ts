import { report } from '../report.ts';
import { secondReading } from './payments-schema.ts';
import { factProblems, factsOfSite, offsetOf, readFacts, readFile } from './read-facts.ts';

/** What is wrong in the second reading of the payment details, and where it differs from them. */
export function secondReadingProblems(folder: string): string[] {
  const file = `${folder}/second-reading.yaml`;
  const { facts: second, read, problems } = readFile(file, secondReading, 'second reading');
  if (!second || !read) return problems;
  const { mpesa, bank } = readFacts(folder).payments;
  const details = {
    paybill: mpesa.paybill,
    account: mpesa.account,
    accountName: bank?.accountName ?? null,
    accounts: bank?.accounts.map(({ number }) => number) ?? [],
  };
  const names = Object.keys(details) as (keyof typeof details)[];
  return names.flatMap((name) => {
    const [one, other] = [words(second[name]), words(details[name])];
    const line = read.lineAt(offsetOf(read.document, [name]));
    return one === other
      ? []
      : [
          `${file}:${line}: ${name} is "${one}", and payments.yaml has "${other}"; one of the two is wrong: expected in both what a second person reads on the bank's or M-PESA's own paper`,
        ];
  });
}

function words(value: string | readonly string[] | null): string {
  return [value ?? []].flat().join(', ') || 'none';
}

// The first of `npm run check` and `npm run check:content`: everything else reads these files.
if (import.meta.main) {
  const problems = factProblems(factsOfSite);
  report(problems.length > 0 ? problems : secondReadingProblems(factsOfSite));
}
