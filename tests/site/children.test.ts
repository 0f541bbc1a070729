import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { possibleNames } from '../../tools/photos/possible-names.ts';
import { attribute, builtPage, builtPages, elementsIn, textOf } from './built-site.ts';

const allowed = JSON.parse(readFileSync('photos/allowed-names.json', 'utf8')) as string[];

test('the cards are of groups: who is added, is added here as well', () => {
  // To the letter, so that a child's name is somebody's decision and no slip.
  expect(children.map(({ name }) => name)).toEqual(['Children at Play', 'Graduation Students']);
});

test.each([
  ...children.map(({ id, age, grade, story, interests, feesDescription }) => {
    return [id, [age, grade, story, ...interests, feesDescription]] as const;
  }),
  ...supporterStories.map(({ name, role, story, impact }) => {
    return [name, [name, role, story, impact]] as const;
  }),
])('%s: no text holds what looks like a name', (_, texts) => {
  expect(texts.flatMap((text) => possibleNames(text, allowed))).toEqual([]);
});

test('no card and no picture speaks of health or of how a child came to the home', () => {
  const cards = builtPage('/children').elements.find((it) => attribute(it, 'id') === 'children');
  const words = cards ? elementsIn(cards).map(textOf) : [];
  expect(words.join(' ')).toContain(children[0]?.story);
  const told = builtPages.flatMap((page) => page.all('img').map((img) => attribute(img, 'alt')));
  const sensitive =
    /\b(?:HIV|AIDS|ill|illness|(?:orphan|neglect|abandon|abuse|sick|disease|medicine)\w*)\b/i;
  expect([...words, ...told].filter((text) => sensitive.test(text ?? ''))).toEqual([]);
});
