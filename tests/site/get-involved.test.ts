import { expect, test } from 'vitest';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
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
  expect(numbers).toEqual(['/get-involved 177338', '/get-involved 5800555002']);
});

test.each(builtPages)(
  '$path asks for a call before a large transfer, if it shows the bank',
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
  expect(page.text).toContain('Paybill number177338');
  expect(page.text).toContain('Account nameMCCH');
  expect(page.text).toContain('Account number5800555002');
  expect(page.text).toContain("Account nameMotherly Care Children's Home");
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
  for (const amount of ['$25', '$50', '$100', '$185', '$300']) expect(page.text).toContain(amount);
});
