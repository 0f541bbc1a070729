import { expect, test } from 'vitest';
import { displayGlyphs } from '../../tools/build/display-font.ts';
import { attribute, builtPages, textOf } from '../site/built-site.ts';

const glyphs = await displayGlyphs();
const css = builtPages.flatMap((page) => page.all('style').map(textOf)).join('\n');
// The classes with the display font (headings have it anyway): the last class of each selector.
const displayClasses = [
  ...css.matchAll(/([^{}]+)\{[^{}]*font(?:-family)?:[^;}]*var\(--display\)/g),
].flatMap(([, selectors = '']) => selectors.match(/\.[\w-]+(?=[^.,]*(?:,|$))/g) ?? []);

test.each(builtPages)('$path has no heading with a letter that the display font lacks', (page) => {
  expect(displayClasses.length).toBeGreaterThan(3);
  const displayed = page.elements.filter(
    (element) =>
      /^h[1-6]$/.test(element.tagName) ||
      attribute(element, 'class')
        ?.split(' ')
        .some((name) => displayClasses.includes(`.${name}`)),
  );
  expect(displayed).not.toHaveLength(0);
  // The browser would show such a letter in another serif font, in the middle of a word.
  const lacking = displayed.map(textOf).flatMap((text) => {
    const letters = (text.match(/./gu) ?? []).filter((letter) => !glyphs.has(letter));
    return letters.map((letter) => `“${letter}” in “${text}”`);
  });
  expect(lacking, 'letters that the display font lacks').toEqual([]);
});
