import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cleanLine, cleanText, countWord, listedWords, possessive } from './text.ts';

test.each([
  // Every kind of break.
  ['a\r\nb\nc\rd\u0085e\u2028f\u2029g\vh\fi\tj', 'a b c d e f g h i j'],
  // Control characters and direction marks.
  ['a\u0000b\u0007c\u007Fd\u009Fe', 'abcde'],
  ['\u202Egpj.exe\u202C \u2066x\u2069\u200E\u200F\u061C', 'gpj.exe x'],
  // Half a surrogate pair, and whole ones.
  ['a\uD83Db', 'a\uFFFDb'],
  ['a\uDE00b', 'a\uFFFDb'],
  ['👩‍👧 😀', '👩‍👧 😀'],
  [' \t\r\n\u00A0 ', ''],
])('the text %j is written on one line as %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test.each([
  ['a\nb\rc\r\nd\u2028e', 'a\r\nb\r\nc\r\nd\r\ne'],
  ['a\r\n\r\nb', 'a\r\n\r\nb'],
  ['a\tb\u0000\u001Bc\u202E', 'a bc'],
  ['Habari! Ñandú, 你好, ٣ – “yes” & 100% #1?', 'Habari! Ñandú, 你好, ٣ – “yes” & 100% #1?'],
])('the text %j is sent as %j', (text, sent) => {
  expect(cleanText(text)).toBe(sent);
});

it('a text that was cleaned stays as it is and can be encoded', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }));
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      for (const clean of [cleanLine, cleanText]) {
        const cleaned = clean(text);
        expect(clean(cleaned)).toBe(cleaned);
        expect(() => encodeURIComponent(cleaned)).not.toThrow();
      }
      expect(cleanLine(text)).not.toMatch(/[\r\n]/);
      expect(cleanText(text).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 1000 },
  );
});

const english = new Intl.ListFormat('en-GB');

test('a list is written as British English does', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listedWords(words)).toBe(english.format(words));
    }),
  );
});

test.each([
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
])('countWord(%i) is %s', (count, word) => {
  expect(countWord(count)).toBe(word);
});

test('a name that ends in s takes the apostrophe alone', () => {
  expect(possessive('Children at Play')).toBe("Children at Play's");
  expect(possessive('Graduation Students')).toBe("Graduation Students'");
});
