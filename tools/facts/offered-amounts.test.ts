import { expect, test } from 'vitest';
import { amountsBeside } from './offered-amounts.ts';
import { factsOfTests, readFacts } from './read-facts.ts';

const pair = (shillings: number, dollars: number) => ({ shillings, dollars });

test('amounts stay in the order of the file, and the fees stand before the first that is larger', () => {
  const offered = [pair(2000, 25), pair(500, 5), pair(700, 4)];
  expect(amountsBeside(pair(1000, 8), offered)).toEqual({
    shillings: [1000, 2000, 500, 700],
    dollars: [8, 25, 5, 4],
  });
  expect(amountsBeside(pair(3000, 30), offered).shillings).toEqual([2000, 500, 700, 3000]);
});

test('an amount that equals the fees in one currency stands once in both', () => {
  const offered = [pair(5000, 50), pair(10_000, 100)];
  expect(amountsBeside(pair(10_000, 80), offered).dollars).toEqual([50, 80]);
  expect(amountsBeside(pair(13_000, 100), offered).shillings).toEqual([5000, 13_000]);
});

test('the fees join the offers', () => {
  const { offeredAmounts } = readFacts(factsOfTests).payments;
  expect(offeredAmounts.shillings).toEqual([500, 1000, 2000, 5000, 10_000, 24_000]);
  expect(offeredAmounts.dollars).toEqual([5, 10, 25, 50, 100, 185]);
});
