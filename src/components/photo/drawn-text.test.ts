import { expect, test } from 'vitest';
import { drawnTexts } from '../../content/shared-texts.ts';
import { drawnText } from './drawn-text.ts';

test.each([
  [['drawn', 'none'], drawnTexts.all],
  [['drawn', 'real'], drawnTexts.some],
  [['real', 'none'], undefined],
  [[], undefined],
] as const)('pictures whose people are %j have beside them the words %j', (people, text) => {
  expect(drawnText(people.map((it) => ({ people: it })))).toBe(text);
});
