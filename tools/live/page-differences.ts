import { bankSettings, givingSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { annualFees, donationTiers, payments } from '../../src/content/payments.ts';
import { planOf } from '../../src/components/giving/plan-of.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { linesFromAbroad, linesInKenya } from '../../src/pages/give/bank-lines.ts';
import { moduleNumbers, numbersIn, pageFacts } from './page-facts.ts';

/** Something that the live site says and the repository does not, or the other way round. */
export type Difference = { page: string; what: string; found: string; expected: string };

const { phones, email, siteUrl, mapOrigin, builder } = organization;
const [paybill] = payments.mobileMoney.values;

const value = (label: string, text: string) => ({ label, value: text });
const menu = ['M-PESA', 'Lipa na M-PESA', 'Pay Bill'].map((text) => value('M-PESA menu', text));
const inShillings = (usd: number) => formatKes(planOf({ kind: 'gift', usd }).eachKes);
const year = annualFees.usd;
const bankName = [bankSettings.name, bankSettings.branch].filter((it) => it !== null).join(', ');

/** What the pages that show where money goes keep from translation, in the order of the page. */
const paymentPages: Readonly<Record<string, readonly { label: string; value: string }[]>> = {
  '/get-involved': [
    ...payments.mobileMoney.values,
    ...donationTiers.map(({ label, amountUsd }) => value(label, inShillings(amountUsd))),
    ...menu,
    ...payments.bank.values,
    ...donationTiers.map(({ label, amountUsd }) => value(label, formatUsd(amountUsd))),
    ...(bankName ? [value('Bank', bankName)] : []),
    paybill,
  ],
  '/give': [
    ...menu,
    ...payments.mobileMoney.values,
    value('Amount', inShillings(year)),
    ...(givingSettings.paybillName ? [value('Name shown', givingSettings.paybillName)] : []),
    value('Standing order', '*334#'),
    ...payments.bank.values,
    ...linesInKenya(bankSettings).known,
    value('Amount in Kenya', inShillings(year)),
    ...linesFromAbroad(bankSettings).known,
    value('Amount from abroad', formatUsd(year)),
  ],
};

const ownNumbers = new Set(
  [...Object.values(paymentPages).flatMap((values) => values.map((it) => it.value)), ...phones]
    .flatMap(numbersIn)
    .map(digits),
);
const ownOrigins = [siteUrl, mapOrigin, builder.url ?? builder.standInUrl].map(
  (address) => new URL(address).origin,
);

type LivePage = { page: string; origin: string; html: string };

/** What a page says differently from the repository. `readModule` fetches one of its modules. */
export async function pageDifferences(
  { page, origin, html }: LivePage,
  readModule: (address: string) => Promise<string>,
): Promise<Difference[]> {
  const facts = pageFacts(html);
  const differences: Difference[] = [];
  const differ = (what: string, found: string, expected: string) => {
    differences.push({ page, what, found, expected });
  };

  const expected = paymentPages[page] ?? [];
  // The note is written after hydration.
  const shownValues = facts.values.filter((text) => text !== '');
  const rows = Math.max(expected.length, shownValues.length);
  for (let row = 0; row < rows; row += 1) {
    const { label, value: wanted } = expected[row] ?? value('a payment value', 'nothing');
    const found = shownValues[row] ?? 'nothing';
    if (found !== wanted) differ(label, found, wanted);
  }

  for (const number of foreignNumbers(facts.numbers)) {
    differ('a number', number, 'no number but the payment values and the phones');
  }
  const shown = new Set(facts.numbers.map(digits));
  for (const phone of phones) if (!shown.has(digits(phone))) differ('phone', 'nothing', phone);

  for (const mail of new Set(facts.mails)) if (mail !== email) differ('e-mail', mail, email);
  if (!facts.mails.includes(email)) differ('e-mail', 'nothing', email);

  for (const address of new Set(facts.elsewhere)) {
    const known = [...ownOrigins, origin].includes(URL.parse(address, origin)?.origin ?? '');
    if (!known) differ('another site', address, 'none that the repository does not name');
  }
  for (const script of facts.inlineScripts) differ('script in the page', script, 'none');

  for (const address of new Set(facts.modules)) {
    if (URL.parse(address, origin)?.origin !== origin) {
      differ('script', address, 'none of another site');
      continue;
    }
    for (const number of foreignNumbers(moduleNumbers(await readModule(address)))) {
      differ(`a number in ${address}`, number, 'no number but the payment values and the phones');
    }
  }
  return differences;
}

function foreignNumbers(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].filter((number) => !ownNumbers.has(digits(number)));
}

function digits(text: string): string {
  return text.replaceAll(/[^\p{Nd}]/gu, '');
}
