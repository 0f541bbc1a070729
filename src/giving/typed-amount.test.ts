import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseUsd, readAmount } from './typed-amount.ts';

describe('an amount as people type it', () => {
  it.each([
    // With the shillings chosen beside the field.
    ['1 000', 'KES', 'KES', 1000],
    ['1,250.00', 'KES', 'KES', 1250],
    ['1.250,00', 'KES', 'KES', 1250],
    ['1,200,000', 'KES', 'KES', 1_200_000],
    ['12,34,567.00', 'KES', 'KES', 1_234_567],
    ["1'000", 'KES', 'KES', 1000],
    ['1’000’000', 'KES', 'KES', 1_000_000],
    ['1.5k', 'KES', 'KES', 1500],
    ['1.25 k', 'KES', 'KES', 1250],
    [' 75 ', 'KES', 'KES', 75],
    ['007', 'USD', 'USD', 7],
    ['150.0', 'USD', 'USD', 150],
    ['150.', 'USD', 'USD', 150],
    ['١٬٥٠٠', 'USD', 'USD', 1500],
    // Words that name the other currency.
    ['Ksh.1,000', 'USD', 'KES', 1000],
    ['Kshs. 1,000/-', 'USD', 'KES', 1000],
    ['KES 12,000', 'USD', 'KES', 12_000],
    ['1,000 bob', 'USD', 'KES', 1000],
    ['1,000 KES only', 'USD', 'KES', 1000],
    ['Kshs. 1,000/= Only', 'USD', 'KES', 1000],
    ['1,000 only.', 'KES', 'KES', 1000],
    ['$150 only', 'KES', 'USD', 150],
    ['Sh 500', 'USD', 'KES', 500],
    ['KSH: 1000', 'USD', 'KES', 1000],
    ['KES 1000/=', 'USD', 'KES', 1000],
    ['1000/= Kenya shillings', 'USD', 'KES', 1000],
    ['1000 shilingi', 'USD', 'KES', 1000],
    ['100KES', 'USD', 'KES', 100],
    ['US$150', 'KES', 'USD', 150],
    ['USD $150', 'KES', 'USD', 150],
    ['$150 USD', 'KES', 'USD', 150],
    ['150 USD', 'KES', 'USD', 150],
    ['150 dollars', 'KES', 'USD', 150],
  ] as const)('%j, with %s chosen, is %s %d', (text, chosen, currency, amount) => {
    expect(readAmount(text, chosen)).toMatchObject({ currency, amount, refusal: null });
  });

  it.each([
    ['', 'unreadable'],
    ['much', 'unreadable'],
    ['-5', 'unreadable'],
    ['1,00,0', 'unreadable'],
    ['1e3', 'unreadable'],
    ['10 x', 'unreadable'],
    ['only', 'unreadable'],
    ['only kes', 'unreadable'],
    ['1,000 lonely', 'unreadable'],
    ['KSH 100 USD', 'unreadable'],
    ['1,000,00,000', 'unreadable'],
    ['1.000’000', 'unreadable'],
    ['500²', 'unreadable'],
    ['10 kg', 'unreadable'],
    ['.5k', 'unreadable'],
    ['$.50', 'unreadable'],
    ['USD .75', 'unreadable'],
    ['KSH .5k', 'unreadable'],
    ['12.5', 'notWhole'],
    ['1,000.50', 'notWhole'],
    ['€ 50', 'otherMoney'],
    ['50 EUR', 'otherMoney'],
    ['20 pounds', 'otherMoney'],
    ['49', 'tooSmall'],
    ['$0.00', 'tooSmall'],
    ['2,000,000,000', 'tooLarge'],
    ['$10,000,000', 'tooLarge'],
  ] as const)('%j, with shillings chosen, is refused as %s', (text, refusal) => {
    expect(readAmount(text, 'KES')).toMatchObject({ amount: null, refusal });
  });

  it.each([
    ['50', 'KES', 50],
    ['1,000,000,000', 'KES', 1_000_000_000],
    ['1', 'USD', 1],
    ['9,999,999', 'USD', 9_999_999],
  ] as const)('%j %s is within the limits', (text, currency, amount) => {
    expect(readAmount(text, currency).amount).toBe(amount);
  });

  it('names the currency and the figures of an amount that it refuses', () => {
    expect(readAmount('Ksh. 12.5', 'USD')).toMatchObject({ currency: 'KES', figures: '12.5' });
    expect(readAmount('KSH 1,000', 'USD')).toMatchObject({ currency: 'KES', figures: '1,000' });
  });
});

test('the form that asks for dollars takes no shillings', () => {
  expect(parseUsd('US$ 1,000')).toBe(1000);
  expect(parseUsd('KSH 1,000')).toBeNull();
});

test('a sum is read as it is written, however its thousands are parted', () => {
  const languages = fc.constantFrom('en-KE', 'en-IN', 'de-DE', 'de-CH', 'fr-FR');
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 10_000_000 }), languages, (amount, language) => {
      expect(readAmount(amount.toLocaleString(language), 'KES').amount).toBe(amount);
    }),
  );
});

test('a megabyte of digits is refused at once', () => {
  const before = performance.now();
  expect(readAmount('1'.repeat(1_000_000), 'KES').refusal).toBe('tooLarge');
  expect(performance.now() - before).toBeLessThan(1000);
});
