import { expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { organization } from '../../src/content/organization.ts';
import { attribute, builtPage, textOf } from './built-site.ts';

// Whether a browser shows it without script: e2e/every-page/no-script.spec.ts.

test.each(children.filter(({ sponsored }) => !sponsored))(
  'a link to a mail that names “$name” stands in for its dialog [fault 42]',
  ({ name }) => {
    const links = builtPage('/children').all('a');
    const link = links.find((it) => textOf(it) === `Support ${name}'s Education by e-mail`);
    const href = decodeURIComponent((link && attribute(link, 'href')) ?? '');
    expect(href.startsWith(`mailto:${organization.email}?`)).toBe(true);
    expect(href).toContain(name);
  },
);

test.each([
  ['/contact', 2],
  ['/give', 1],
])('each form on %s becomes a mail of plain text', (path, count) => {
  const page = builtPage(path);
  const forms = page.all('form').filter((form) => attribute(form, 'enctype') === 'text/plain');
  expect(forms.map((form) => attribute(form, 'method'))).toEqual(Array(count).fill('post'));
  const submits = page.all('button').filter((it) => attribute(it, 'type') === 'submit');
  expect(submits).toHaveLength(count);
  for (const submit of submits) {
    const address = attribute(submit, 'formaction') ?? '';
    expect(address.startsWith(`mailto:${organization.email}?subject=`)).toBe(true);
  }
  // What another app than mail would do needs script.
  for (const label of ['SMS', 'Copy']) {
    const others = page.all('button').filter((it) => textOf(it) === label);
    expect(others.length).toBeGreaterThan(0);
    for (const it of others) expect(attribute(it, 'data-needs-script')).toBe('');
  }
  // The browser adds a title to its own words when it refuses a field of spaces.
  const name = page.all('input').find((input) => attribute(input, 'name') === 'name');
  expect(name && attribute(name, 'title')).toBe('Please write more than spaces');
});

test.each(['/about', '/contact'])('the map on %s is a link into another tab', (path) => {
  const page = builtPage(path);
  const map = page.all('a').find((link) => textOf(link).includes('Show the map'));
  expect(map && attribute(map, 'target')).toBe('_blank');
  expect(page.all('iframe')).toEqual([]);
});
