import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanText, countWord, listedWords, possessive } from './text.ts';

describe('cleanLine', () => {
  it('turns every kind of break into a space', () => {
    expect(cleanLine('a\r\nb\nc\rd\u0085e\u2028f\u2029g\vh\fi\tj')).toBe('a b c d e f g h i j');
  });

  it('strips control characters and direction marks', () => {
    expect(cleanLine('a\u0000b\u0007c\u007Fd\u009Fe')).toBe('abcde');
    expect(cleanLine('\u202Egpj.exe\u202C \u2066x\u2069\u200E\u200F\u061C')).toBe('gpj.exe x');
  });

  it('replaces half a surrogate pair and keeps a whole one', () => {
    expect(cleanLine('a\uD83Db')).toBe('a\uFFFDb');
    expect(cleanLine('a\uDE00b')).toBe('a\uFFFDb');
    expect(cleanLine('👩‍👧 😀')).toBe('👩‍👧 😀');
  });

  it('is empty for spaces alone', () => {
    expect(cleanLine(' \t\r\n\u00A0 ')).toBe('');
  });
});

describe('cleanText', () => {
  it('writes every break as CRLF', () => {
    expect(cleanText('a\nb\rc\r\nd\u2028e')).toBe('a\r\nb\r\nc\r\nd\r\ne');
    expect(cleanText('a\r\n\r\nb')).toBe('a\r\n\r\nb');
  });

  it('keeps a tab as a space and strips the other controls', () => {
    expect(cleanText('a\tb\u0000\u001Bc\u202E')).toBe('a bc');
  });

  it('keeps ordinary text as it is', () => {
    const text = 'Habari! Ñandú, 你好, ٣ – “yes” & 100% #1?';
    expect(cleanText(text)).toBe(text);
  });
});

it('cleans once and for all, and leaves nothing that cannot be encoded', () => {
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

test('lists as British English does', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listedWords(words)).toBe(english.format(words));
    }),
  );
});

test.each([
  [1, 'one'],
  [6, 'six'],
  [7, 'seven'],
  [12, 'twelve'],
  [13, '13'],
])('countWord(%i) is %s', (count, word) => {
  expect(countWord(count)).toBe(word);
});

test('a name that ends in s takes the apostrophe alone', () => {
  expect(possessive('Children at Play')).toBe("Children at Play's");
  expect(possessive('Graduation Students')).toBe("Graduation Students'");
});
