import { describe, expect, it } from 'vitest';
import { formatKes, formatUsd } from './money.ts';

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
