import { expect, test } from 'vitest';
import { roadRows } from './road-rows.ts';

const childrenIn = (rows: ReturnType<typeof roadRows>) => rows.map(({ children }) => children);

test('150 children walk in twelve rows on a narrow road, and in seven on a wide one', () => {
  expect(childrenIn(roadRows(150, 10, 1))).toEqual([
    12, 13, 12, 13, 12, 13, 12, 13, 12, 13, 12, 13,
  ]);
  expect(childrenIn(roadRows(150, 10, 3))).toEqual([21, 21, 22, 21, 22, 21, 22]);
});

test.each([
  [20, [6, 7, 7]],
  [23, [8, 8, 9]],
  [3, [5]],
])('%d children are shown to the nearest five, as %j', (children, expected) => {
  expect(childrenIn(roadRows(children, 0, 3))).toEqual(expected);
});

test('400 children walk in more and fuller rows', () => {
  const rows = childrenIn(roadRows(400, 10, 1));
  expect(rows).toHaveLength(20);
  expect(new Set(rows)).toEqual(new Set([20]));
});

test('the first children are the first in the first rows', () => {
  const first = roadRows(150, 30, 1).map((row) => row.first);
  expect(first).toEqual([12, 13, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});
