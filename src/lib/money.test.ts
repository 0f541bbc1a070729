import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatKes, formatUsd, groupThousands } from './money.ts';

describe('formatUsd', () => {
  it('writes whole amounts without cents', () => {
    expect(formatUsd(185)).toBe('$185');
    expect(formatUsd(1000)).toBe('$1,000');
  });

  it('writes two cents otherwise', () => {
    expect(formatUsd(46.25)).toBe('$46.25');
    expect(formatUsd(92.5)).toBe('$92.50');
  });

  it('rounds to cents before it decides', () => {
    expect(formatUsd(49.999)).toBe('$50');
  });
});

describe('formatKes', () => {
  it('writes shillings as the home does', () => {
    expect(formatKes(24_000)).toBe('KSH 24,000');
  });
});

const english = new Intl.NumberFormat('en-US');

test('groups as English does', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(groupThousands(String(number))).toBe(english.format(number));
    }),
  );
});
