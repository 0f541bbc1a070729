import { expect, test } from 'vitest';
import { staleCards } from '../../tools/cards/stale-cards.ts';

test('each card shows what the site says today', () => {
  expect(staleCards()).toEqual([]);
});
