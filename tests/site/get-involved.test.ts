import { expect, test } from 'vitest';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { attribute, builtPage, builtPages, elementsIn, textOf } from './built-site.ts';

// To the letter, on purpose not read from the content: a wrong figure sends a gift to a stranger.
const literals = ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"];

const page = builtPage('/get-involved');

test.each(['/get-involved', '/give'])(
  '%s shows each value, kept from translation [fault 46] [fault 50]',
  (path) => {
    const { elements } = builtPage(path);
    const kept = elements.filter((element) => attribute(element, 'translate') === 'no');
    expect(kept.map(textOf)).toEqual(expect.arrayContaining(literals));
  },
);

test('no page shows another number where a payment number belongs [fault 50]', () => {
  const numbers = builtPages.flatMap(({ path, elements }) =>
    elements
      .filter((it) => attribute(it, 'translate') === 'no' && /\d{5}/.test(textOf(it)))
      .map((element) => `${path} ${textOf(element)}`),
  );
  expect(numbers).toEqual([
    '/get-involved 177338',
    '/get-involved 5800555002',
    // The bar that phones show.
    '/get-involved 177338',
    '/give 177338',
    '/give 5800555002',
  ]);
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
