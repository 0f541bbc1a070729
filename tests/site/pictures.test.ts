import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, builtPages, textOf } from './built-site.ts';

const focusStyles = readFileSync('src/styles/photo-focus.generated.css', 'utf8');

test.each(builtPages)('$path has the crop of each picture that it shows', (page) => {
  const style = page.all('style').map(textOf).join('');
  const shown = page.elements.map((element) => attribute(element, 'data-photo'));
  const cropped = shown.filter((slug) => focusStyles.includes(`'${slug}'`));
  expect(cropped.filter((slug) => !style.includes(`[data-photo=${slug}]`))).toEqual([]);
  // No rule for several pictures moves a crop: only one for a picture itself.
  const movers = style.split('}').filter((rule) => /--focal-[xy]:/.test(rule));
  const own = /^(?:@[^{]*\{)*(?:\[data-photo=[\w-]+\]|\.[\w-]+\[data-keep=\w+\])\{/;
  expect(movers.filter((rule) => !own.test(rule))).toEqual([]);
});
