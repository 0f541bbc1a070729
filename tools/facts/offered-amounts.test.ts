import { expect, test } from 'vitest';
import { amountsBeside, partsBelow } from './offered-amounts.ts';
import { factsOfTests, readFacts } from './read-facts.ts';

const pair = (shillings: number, dollars: number) => ({ shillings, dollars });

test('amounts that are written out of order are sorted, with the fees among them', () => {
  const offered = [pair(2000, 25), pair(500, 5), pair(500, 4)];
  expect(amountsBeside(pair(1000, 8), offered)).toEqual({
    shillings: [500, 1000, 2000],
    dollars: [5, 8, 25],
  });
});

test('an amount that equals the fees in one currency stands once in both', () => {
  const offered = [pair(5000, 50), pair(10_000, 100)];
  expect(amountsBeside(pair(10_000, 80), offered).dollars).toEqual([50, 80]);
  expect(amountsBeside(pair(13_000, 100), offered).shillings).toEqual([5000, 13_000]);
});

test.each([
  [185, ['partial', 'basic']],
  [101, ['partial', 'basic']],
  [100, ['basic']],
  [50, []],
])('of fees of $%d the form offers the parts %j', (fees, names) => {
  const parts = [
    { dollars: 50, name: 'basic' },
    { dollars: 100, name: 'partial' },
    { dollars: 50, name: 'the same' },
  ];
  expect(partsBelow(fees, parts).map(({ name }) => name)).toEqual(names);
});

test('the facts are read in order, and parts above the fees are left out', () => {
  const { sponsorshipParts, offeredAmounts } = readFacts(factsOfTests).payments;
  expect(sponsorshipParts).toEqual([
    { dollars: 100, name: 'partial' },
    { dollars: 50, name: 'basic' },
  ]);
  expect(offeredAmounts.shillings).toEqual([500, 1000, 2000, 5000, 10_000, 24_000]);
  expect(offeredAmounts.dollars).toEqual([5, 10, 25, 50, 100, 185]);
});
