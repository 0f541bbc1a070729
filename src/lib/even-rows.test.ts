import { expect, test } from 'vitest';
import { evenRows } from './even-rows.ts';

test.each([
  [0, 6, []],
  [1, 3, [1]],
  [4, 3, [2, 2, 2, 2]],
  [6, 5, [3, 3, 3, 3, 3, 3]],
  [6, 6, [6, 6, 6, 6, 6, 6]],
  [7, 6, [4, 4, 4, 4, 3, 3, 3]],
  [8, 6, [4, 4, 4, 4, 4, 4, 4, 4]],
])('%d entries, at most %d in a row, stand in rows of %j', (count, most, rows) => {
  expect(evenRows(count, most)).toEqual(rows);
});
