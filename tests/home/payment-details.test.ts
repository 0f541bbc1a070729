import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { paymentMethods } from '../../src/content/payments.ts';
import {
  attribute,
  builtFile,
  builtPage,
  builtPages,
  distDir,
  inside,
  ownTexts,
  textOf,
  type Element,
} from '../site/built-site.ts';

// The files as they are written: visitors without script read them so, and so does everybody before hydration, and
// every search engine. Once React runs, it puts its own text in the place of a wrong one.

const rows = [...paymentMethods.mobileMoney.details, ...paymentMethods.bank.details];
const [, account = ''] = paymentMethods.mobileMoney.details.map(({ value }) => value);

// docs/payment-details.md
test.each(['/get-involved', '/give'])(
  '%s shows and offers to copy every payment detail in its own row',
  (path) => {
    const shown = rows.map(({ id }) => {
      const row = builtPage(path).part(id);
      return [...inside(row, 'strong').map(textOf), ...inside(row, 'button').map(textOf)];
    });
    expect(shown).toEqual(rows.map(({ label, value }) => [value, `Copy ${label} ${value}`]));
  },
);

const known = new Set(
  [
    ...rows.map(({ value }) => value),
    ...organization.phones.map((phone) => phone.replaceAll(/\D/g, '')),
    // Post-office boxes, the home's and the bank's; registrations in answers.
    ...globSync('src/content/facts/*.yaml').map((file) =>
      withoutComments(readFileSync(file, 'utf8')),
    ),
  ].flatMap(longNumbers),
);

test.each(builtPages)('$path names no other number and no other account', (page) => {
  const spoken = ['alt', 'aria-label', 'content', 'title'];
  const elements = page.elements.filter(({ tagName }) => tagName !== 'style');
  const texts = elements
    .flatMap(ownTexts)
    .concat(elements.flatMap((it) => spoken.map((name) => attribute(it, name) ?? '')))
    // The name of a picture's file has a hash, which may hold many digits.
    .map((text) => text.replace(/\/gallery\/[\w.-]+\.jpg$/, ''));
  // A payment number is shown digit by digit. Other elements side by side are not read as one.
  const digitByDigit = elements.filter(({ childNodes }) => childNodes.some(isDigit)).map(textOf);
  const numbers = [...digitByDigit, ...texts].flatMap(longNumbers);
  expect(numbers.filter((it) => !known.has(it))).toEqual([]);
  // In sentences: "M-PESA paybill 177338, account name MCCH".
  const named = texts.flatMap((text) => text.match(/(?<=account name )[^(\s].*/g) ?? []);
  expect(named.filter((it) => !it.startsWith(account))).toEqual([]);
});

const textFiles = globSync('**/*.{ics,txt,vcf,xml}', { cwd: distDir });

test.each(textFiles)('%s names no number but payment details and phones', (file) => {
  expect(longNumbers(builtFile(file)).filter((it) => !known.has(it))).toEqual([]);
});

/**
 * Five digits or more, as in a paybill, also in threes: 177 338. Not the end of a sum: "KSH 24,000" may stand before
 * another text.
 */
function longNumbers(text: string): string[] {
  const joined = text.replaceAll(/(?<![\d,])\d{2,4}(?:\s\d{3})+(?!\d)/g, (it) =>
    it.replaceAll(/\s/g, ''),
  );
  return joined.match(/(?<![\d,])\d{5,}/g) ?? [];
}

function isDigit(node: Element['childNodes'][number]): boolean {
  return 'tagName' in node && node.tagName === 'span' && /^\d$/.test(textOf(node));
}

/** An example in a comment is no fact. */
function withoutComments(yaml: string): string {
  return yaml.replaceAll(/^ *#.*$/gm, '');
}
