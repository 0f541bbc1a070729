import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { attribute, builtPages, distDir, inside, opening, textOf } from './built-site.ts';
import { notFoundPage, sitePages } from '../../src/site-map.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Pages would move when pictures without a size arrive.
      img: { attributes: { width: { required: true }, height: { required: true } } },
      ul: { requiredContent: ['li'] },
      ol: { requiredContent: ['li'] },
    },
  ],
  // A list item may be named.
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
});

// axe checks what a browser shows: tests/e2e/accessibility/pages.spec.ts.
test.each([...sitePages, notFoundPage])('$path is valid HTML', async ({ file }) => {
  const { results } = await validator.validateFile(distDir + file);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ selector, message }) => `${selector}: ${message}`)).toEqual([]);
});

// The standard's "placeholder label option". html-validate does not look for it.
test('the first option of each required choice is empty', () => {
  const required = builtPages.flatMap((page) => page.all('select', { required: '' }));
  expect(required).not.toHaveLength(0);
  const first = (select: (typeof required)[number]) => inside(select, 'option')[0];
  expect(required.filter((it) => attribute(first(it) ?? it, 'value') !== '').map(opening)).toEqual(
    [],
  );
});

// `.visually-hidden` is a box of its own: browsers put a space before it, in an accessible name too.
test('no words for the ear alone begin with a comma or colon', () => {
  const spoken = builtPages
    .flatMap((page) => page.all('*'))
    .filter((it) => attribute(it, 'class')?.includes('visually-hidden'))
    .map(textOf);
  expect(spoken).toContain('(home page)');
  expect(spoken.filter((text) => /^[,.:;!?]/.test(text))).toEqual([]);
});
