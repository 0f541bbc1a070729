import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { sitePages } from '../../src/site-map.ts';
import { attribute, builtFile, builtPages, textOf } from '../site/built-site.ts';

// Without CSS these elements stand in one line with their neighbours.
const seam = /\w*[^\s>](?:<\/?(?:a|span|strong|small|time|label)\b[^>]*>)+[^\s<,.:;!?)-]\w*/g;

// "Paybill number177338" would be such a case.
test.each(sitePages)('$path keeps words apart without CSS', ({ file }) => {
  const [, body = ''] = builtFile(file).split('<body');
  // Between the digits of a payment number, the styles put a space that only screen readers read.
  expect(body.replaceAll(/(?<=\d)<\/span><span>(?=\d)/g, '').match(seam)).toBeNull();
});

const curvedNames = [organization.name, organization.descriptor]
  .filter((it) => it.includes("'"))
  .map((it) => it.replaceAll("'", '’'));

// docs/decisions/straight-apostrophe-in-the-name.md
test.each(builtPages)('$path writes the home’s name as its bank does', (page) => {
  const spoken = ['content', 'alt', 'title', 'aria-label', 'placeholder'];
  const attributes = page.elements.flatMap((it) => spoken.map((name) => attribute(it, name) ?? ''));
  const texts = [...page.all('title').map(textOf), page.text, ...attributes];
  expect(texts.filter((text) => curvedNames.some((name) => text.includes(name)))).toEqual([]);
});

test.each(sitePages)('$path has a description that search results show whole', (page) => {
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
