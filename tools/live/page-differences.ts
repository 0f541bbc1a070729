import { bankSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { payments, type PaymentValue } from '../../src/content/payments.ts';
import { moduleNumbers, numbersIn, pageFacts } from './page-facts.ts';

/** Something that the live site says and the repository does not, or the other way round. */
export type Difference = { page: string; what: string; found: string; expected: string };

/** The one page that shows where money goes; the build's tests hold it to that. */
const PAYMENT_PAGE = '/get-involved';

const { phones, email, siteUrl, mapOrigin, builder } = organization;

const bankName = [bankSettings.name, bankSettings.branch].filter((it) => it !== null).join(', ');
const bank: PaymentValue[] = bankName ? [{ id: 'bank', label: 'Bank', value: bankName }] : [];
const paymentValues: PaymentValue[] = [
  ...payments.mobileMoney.values,
  ...payments.bank.values,
  ...bank,
];

const ownNumbers = new Set(
  [...paymentValues.map(({ value }) => value), ...phones].flatMap(numbersIn).map(digits),
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

  const expected = page === PAYMENT_PAGE ? paymentValues : [];
  const rows = Math.max(expected.length, facts.values.length);
  for (let row = 0; row < rows; row += 1) {
    const { label = 'a payment value', value = 'nothing' } = expected[row] ?? {};
    const found = facts.values[row] ?? 'nothing';
    if (found !== value) differ(label, found, value);
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
