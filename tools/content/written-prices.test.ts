import { expect, test } from 'vitest';
import { plainPriceProblems } from './written-prices.ts';

const file = 'src/content/payments.ts';

const prices = [
  { usd: 185, template: 'formatUsd(annualFees.usd)' },
  { kes: 24_000, template: 'formatKes(annualFees.kes)' },
  { text: 'off Long Road', template: 'organization.landmark' },
];

test.each([
  ["'A year costs $185.'", '$185', 'formatUsd(annualFees.usd)'],
  ["'A year costs US$ 185.'", '$ 185', 'formatUsd(annualFees.usd)'],
  ["'A year costs KSH 24,000.'", 'KSH 24,000', 'formatKes(annualFees.kes)'],
  ["'We are Off Long Road.'", 'Off Long Road', 'organization.landmark'],
  ['`A year costs Ksh. 24000.`', 'Ksh. 24000', 'formatKes(annualFees.kes)'],
])(
  'the price in %s is named by file and field, with the template to use',
  (text, found, template) => {
    const source = `export const texts = {\n  lead:\n    ${text},\n};\n`;
    expect(plainPriceProblems({ [file]: source }, prices)).toEqual([
      `${file}:3: lead holds "${found}"; expected \${${template}} between \` and \` instead, so that the text follows the fact`,
    ]);
  },
);

test.each([
  "  lead: 'We raised KSH 24,000,000 and $1,850.',",
  '  lead: `A year costs ${formatUsd(annualFees.usd)}.`,',
  "  lead: 'About 185 children',",
  '  // $185',
  ' /** KSH 24,000 */',
])('there is no price in %s', (line) => {
  expect(plainPriceProblems({ [file]: `${line}\n` }, prices)).toEqual([]);
});
