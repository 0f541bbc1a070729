import { expect, test } from 'vitest';
import { bankSettings } from '../../src/content/giving-settings.ts';
import { donationTiers } from '../../src/content/payments.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { formatUsd } from '../../src/lib/money.ts';
import { attribute, builtPage, builtPages, elementsIn, textOf } from './built-site.ts';

// To the letter, on purpose not read from the content: a wrong figure sends a gift to a stranger.
const literals = ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"];

const page = builtPage('/get-involved');

test.each(literals)('shows %s, kept from translation [fault 46] [fault 50]', (literal) => {
  const kept = page.elements.filter((element) => attribute(element, 'translate') === 'no');
  expect(kept.map(textOf)).toContain(literal);
});

test('no page shows another number where a payment number belongs [fault 50]', () => {
  const numbers = builtPages.flatMap(({ path, elements }) =>
    elements
      .filter((element) => attribute(element, 'translate') === 'no' && /\d/.test(textOf(element)))
      .map((element) => `${path} ${textOf(element)}`),
  );
  // A bank's name may hold the number of its branch.
  const bank = bankSettings.name?.match(/\d/) ? [bankSettings.name] : [];
  expect(numbers).toEqual(
    ['177338', '5800555002', ...bank].map((number) => `/get-involved ${number}`),
  );
});

test.each(builtPages)(
  '$path asks to call before a large transfer, where it shows the bank account',
  (shown) => {
    const notes = shown
      .all('p')
      .filter((paragraph) =>
        textOf(paragraph).startsWith('Confirm by phone before a large transfer:'),
      );
    expect(notes).toHaveLength(shown.text.includes('5800555002') ? 1 : 0);
    for (const note of notes) {
      const [call] = elementsIn(note);
      expect(call && attribute(call, 'href')).toMatch(/^tel:\+\d+$/);
    }
  },
);

test('names each value beside it [fault 50]', () => {
  expect(page.text).toContain('Paybill number 177338');
  expect(page.text).toContain('Account name MCCH');
  expect(page.text).toContain('Account number 5800555002');
  expect(page.text).toContain("Account name Motherly Care Children's Home");
});

test.each(waysToHelp)(
  'has everything about the way to help "$id" in its HTML [fault 42]',
  (way) => {
    const panel = page.elements.find((element) => attribute(element, 'id') === way.id);
    const text = panel ? textOf(panel) : '';
    const { title, description, commitment, duration, includes, steps } = way;
    for (const words of [title, description, commitment, duration, ...includes, ...steps]) {
      expect(text).toContain(words);
    }
  },
);

test('says what donations provide', () => {
  const section = page.elements.find((it) => attribute(it, 'aria-labelledby') === 'donation-tiers');
  const tiers = section ? elementsIn(section).filter(({ tagName }) => tagName === 'li') : [];
  expect(tiers.map(textOf)).toEqual(
    donationTiers.map(({ amountUsd, label }) => `${formatUsd(amountUsd)} ${label}`),
  );
});
