import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedWords } from './listed-words.ts';

const english = new Intl.ListFormat('en-GB');

test('lists as British English does', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listedWords(words)).toBe(english.format(words));
    }),
  );
});
