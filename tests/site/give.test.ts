import { describe, expect, test } from 'vitest';
import { attribute, builtPage, elementsIn, textOf } from './built-site.ts';

const page = builtPage('/give');
const rows = page.all('tr').filter((row) => attribute(row, 'id') !== null);
const rowText = (id: string) =>
  rows
    .filter((row) => attribute(row, 'id') === id)
    .map((row) => elementsIn(row).map(textOf).join(' '));

// Literal, on purpose not computed: a wrong figure misleads a giver.
const plans: [id: string, text: string][] = [
  ['plan-185-annual', 'Annual 1 payment of KSH 24,000 ($185)'],
  ['plan-185-semi-annual', 'Semi-annual 2 payments of KSH 12,000 ($92.50)'],
  ['plan-185-quarterly', 'Quarterly 4 payments of KSH 6,000 ($46.25)'],
  ['plan-185-monthly', 'Monthly 12 payments of KSH 2,000 (about $15.42)'],
  ['plan-100-annual', 'Annual 1 payment of KSH 12,973 ($100)'],
  ['plan-100-semi-annual', 'Semi-annual 2 payments of KSH 6,487 ($50); KSH 1 over'],
  ['plan-100-quarterly', 'Quarterly 4 payments of KSH 3,244 ($25); KSH 3 over'],
  ['plan-100-monthly', 'Monthly 12 payments of KSH 1,082 (about $8.33); KSH 11 over'],
  ['plan-50-annual', 'Annual 1 payment of KSH 6,486 ($50)'],
  ['plan-50-semi-annual', 'Semi-annual 2 payments of KSH 3,243 ($25)'],
  ['plan-50-quarterly', 'Quarterly 4 payments of KSH 1,622 ($12.50); KSH 2 over'],
  ['plan-50-monthly', 'Monthly 12 payments of KSH 541 (about $4.17); KSH 6 over'],
  ['gift-25', '$25 KSH 3,243: a week of meals'],
  ['gift-50', '$50 KSH 6,486: a month of stationery'],
  ['gift-100', '$100 KSH 12,973: medical care'],
  ['gift-185', '$185 KSH 24,000: full annual fees'],
  ['gift-300', '$300 KSH 38,919: uniforms for multiple children'],
];

describe('without script', () => {
  test.each(plans)('the row %s says "%s" [fault 42]', (id, text) => {
    expect(rowText(id)).toEqual([text]);
  });

  test('there are no other rows', () => {
    expect(rows).toHaveLength(plans.length);
  });

  test('the steps are named in their order, with the values in their places [fault 42] [fault 50]', () => {
    const steps = page.all('ol').find((list) => textOf(list).includes('Lipa na M-PESA'));
    const texts = steps ? elementsIn(steps).filter(({ tagName }) => tagName === 'li') : [];
    const wanted = [
      /M-PESA/,
      /Lipa na M-PESA/,
      /Pay Bill/,
      /^Business number 177338 /,
      /^Account number MCCHCopy /,
      /The amount that you choose/,
      /PIN/,
      /^Check .*name shown.*then confirm$/,
    ];
    expect(texts.map(textOf)).toEqual(wanted.map((step) => expect.stringMatching(step)));
  });
});

test('says "a year" of each amount of a plan, and never "a month" [fault 91]', () => {
  const labels = page.all('label').map(textOf);
  for (const usd of ['$185', '$100', '$50'])
    expect(labels.some((text) => text.startsWith(`${usd} a year`))).toBe(true);
  const [, form = ''] = page.text.split('How much a year?');
  expect(form.split('Tell us')[0]).not.toMatch(/\$\d+ a month/);
});

test('makes no link of a payment number, and lets no phone do so [fault 92]', () => {
  const links = page.all('a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => /177338|5800555002|334/.test(href))).toEqual([]);
  const detection = page.all('meta').find((meta) => attribute(meta, 'name') === 'format-detection');
  expect(detection && attribute(detection, 'content')).toBe('telephone=no');
});

test('spells the numbers for screen readers [fault 93]', () => {
  const spelled = page
    .all('strong')
    .map(textOf)
    .filter((text) => /^\d{5,} /.test(text));
  expect(spelled).toEqual(['177338 1 7 7 3 3 8', '5800555002 5 8 0 0 5 5 5 0 0 2']);
});
