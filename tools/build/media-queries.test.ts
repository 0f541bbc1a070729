import { expect, test } from 'vitest';
import { loweredQueries } from './media-queries.ts';

test.each([
  ['@media (width < 48em) {', '@media (max-width: 47.99em) {'],
  ['@media screen and (height < 20.5em) {', '@media screen and (max-height: 20.49em) {'],
  ['@media (48em <= width < 72em) {', '@media (min-width: 48em) and (max-width: 71.99em) {'],
  ['@media (width > 120em) {', '@media (min-width: 120.01em) {'],
  ['@media (width >= 48em) {', '@media (width >= 48em) {'],
  ['@container header (width < 64rem) {', '@container header (width < 64rem) {'],
])('%s is written so that older browsers know it', (css, lowered) => {
  expect(loweredQueries(css)).toBe(lowered);
});
