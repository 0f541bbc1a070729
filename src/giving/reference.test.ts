import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isReference, newReference } from './reference.ts';

const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';

/** The bytes in order, then as many again. */
function bytesInOrder(...bytes: number[]) {
  const all = [...bytes, ...Array<number>(64).fill(0)];
  return (into: Uint8Array) => into.set(all.splice(0, into.length));
}

const reference = fc
  .array(fc.integer({ min: 0, max: 28 }), { minLength: 5, maxLength: 5 })
  .map((values) => newReference(bytesInOrder(...values)));

describe('newReference', () => {
  it('writes five characters and 2x₁ + 3x₂ + 4x₃ + 5x₄ + 6x₅ modulo 29', () => {
    expect(newReference(bytesInOrder(6, 16, 1, 17, 3))).toBe('7K2-M4S');
    expect(newReference(bytesInOrder(0, 0, 0, 0, 0))).toBe('111-111');
    expect(newReference(bytesInOrder(28, 28, 28, 28, 28))).toBe('ZZZ-ZZB');
  });

  it('draws each character equally often: bytes above 231 are drawn again', () => {
    expect(newReference(bytesInOrder(232, 255, 231, 29, 58, 244, 1, 2))).toBe('Z11-23J');
    // The first sixteen bytes hold four to use, one too few.
    const few = [...Array<number>(12).fill(255), 6, 16, 1, 17];
    expect(newReference(bytesInOrder(...few, 3))).toBe('7K2-M4S');
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 232; byte += 1) {
      const first = newReference(bytesInOrder(byte)).slice(0, 1);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array<number>(29).fill(8));
  });
});

describe('isReference', () => {
  it('takes every reference, in small letters, with spaces and without the hyphen', () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made).toMatch(new RegExp(`^[${characters}]{3}-[${characters}]{3}$`));
        for (const text of [
          made,
          made.toLowerCase(),
          ` ${made.replace('-', ' ')} `,
          made.replace('-', ''),
        ])
          expect(isReference(text)).toBe(true);
      }),
    );
  });

  it('refuses a reference in which one character is mistyped or misheard', () => {
    fc.assert(
      fc.property(
        reference,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(...`${characters}0OILAEU?`.split('')),
        (made, place, wrong) => {
          const typed = made.replace('-', '').split('');
          fc.pre(typed[place] !== wrong);
          expect(isReference(typed.with(place, wrong).join(''))).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses a reference in which two neighbours are swapped', () => {
    fc.assert(
      fc.property(reference, fc.integer({ min: 0, max: 4 }), (made, place) => {
        const typed = made.replace('-', '').split('');
        const [one = '', other = ''] = typed.slice(place, place + 2);
        fc.pre(one !== other);
        expect(
          isReference(
            typed
              .with(place, other)
              .with(place + 1, one)
              .join(''),
          ),
        ).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each(['', '7K2-M4', '7K2-M4SS', '７K2-M4S'])('%j is no reference', (text) =>
  expect(isReference(text)).toBe(false),
);
