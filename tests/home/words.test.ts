import { expect, test } from 'vitest';
import { sitePages } from '../../src/site-map.ts';
import { builtFile } from '../site/built-site.ts';

// Without CSS these elements stand in one line with their neighbours.
const seam = /\w*[^\s>](?:<\/?(?:a|span|strong|small|time|label)\b[^>]*>)+[^\s<,.:;!?)-]\w*/g;

// "Paybill number177338" would be such a case.
test.each(sitePages)('$path keeps words apart without CSS', ({ file }) => {
  const [, body = ''] = builtFile(file).split('<body');
  // Between the digits of a payment number, the styles put a space that only screen readers read.
  expect(body.replaceAll(/(?<=\d)<\/span><span>(?=\d)/g, '').match(seam)).toBeNull();
});

test.each(sitePages)('$path has a description that search results show whole', (page) => {
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
