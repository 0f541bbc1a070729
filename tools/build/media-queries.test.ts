import { expect, test } from 'vitest';
import { withQueries } from './media-queries.ts';

test.each([
  ['@media (--from-tablet) {', '@media (min-width: 48em) {'],
  ['@media (--below-tablet) {', '@media (max-width: 47.99em) {'],
  ['@media screen and (--below-form-height) {', '@media screen and (max-height: 29.99em) {'],
  [
    '@media print, (--from-tablet) and (--below-laptop) {',
    '@media print, (min-width: 48em) and (max-width: 71.99em) {',
  ],
  ['@media (--beside) {', '@media print and (min-width: 40em), (min-width: 48em) {'],
  ['@container header (width < 64rem) {', '@container header (width < 64rem) {'],
])('%s is written so that older browsers know it', (css, written) => {
  expect(withQueries(css)).toBe(written);
});

test('a name without a query is an error', () => {
  expect(() => withQueries('@media (--from-desk) {')).toThrow(
    '(--from-desk) is not among the queries of tools/build/media-queries.ts.',
  );
});

test('several queries under one name in a rule with "and" are an error', () => {
  expect(() => withQueries('@media (--beside) and (orientation: landscape) {')).toThrow(
    '(--beside) is several queries, so it can\'t stand in a rule with "and".',
  );
});
