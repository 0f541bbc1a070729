import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../tests/any-character.ts';
import { plainInput } from './plain-input.ts';

describe('a number as it was typed or pasted', () => {
  test.each([
    ['0712\u2011345\u2013678', '0712-345-678'],
    ['٠٧١٢ ٣٤٥ ٦٧٨', '0712 345 678'],
    ['＋２５４（７１２）', '+254(712)'],
    ['\u202A+254\u00A0712\u202F345\u2009678\u202C', '+254 712 345 678'],
    ['\u200B150\uFEFF', '150'],
    ['\u2212150', '-150'],
    ['US$\u2007१५०', 'US$ 150'],
    ['  SGH7 k2m4\tx1\n', 'SGH7 k2m4 x1'],
    ['５００² ½ ①', '500² ½ ①'],
    ['', ''],
  ])('%j is read as %j', (text, plain) => {
    expect(plainInput(text)).toBe(plain);
  });

  test('a text longer than any number is left alone, at once', () => {
    const long = '\u0301\u0315'.repeat(30_000);
    const before = performance.now();
    expect(plainInput(long)).toBe(long);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  test('every digit of every script has its value', () => {
    // The planes in which digits are.
    const digits = Array.from({ length: 0x2_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((it) => /\p{Nd}/u.test(it));
    // In the order of their code points, each script's digits run from 0 to 9.
    expect(digits.map(plainInput).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });

  test('reading a text twice changes nothing more and leaves only ASCII digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const plain = plainInput(text);
        expect(plainInput(plain)).toBe(plain);
        expect(plain.replaceAll(/\d/g, '')).not.toMatch(/\p{Nd}|\p{Pd}(?<!-)/u);
      }),
    );
  });
});
