import { describe, expect, test } from 'vitest';
import { sitePages } from '../../src/site-map.ts';
import { email, phoneLinks } from '../expected-facts.ts';
import {
  attribute,
  builtPages,
  isBuiltFile,
  opening,
  textOf,
  type BuiltPage,
} from './built-site.ts';

const ORIGIN = 'https://this.site';

/** The addresses in a `srcset`. */
function addressesInSet(srcset: string): string[] {
  return srcset.split(/,\s*/).map((candidate) => candidate.replace(/\s.*/, ''));
}

function assetAddresses(page: BuiltPage): string[] {
  const fetching = page.elements.filter(
    (it) => it.tagName !== 'a' && attribute(it, 'rel') !== 'canonical',
  );
  const valuesOf = (...names: string[]) =>
    fetching.flatMap((it) => names.map((name) => attribute(it, name) ?? ''));
  const css = page.all('style').map(textOf).join('\n');
  return [
    ...valuesOf('src', 'href', 'poster'),
    ...valuesOf('srcset', 'imagesrcset').flatMap(addressesInSet),
    ...[...css.matchAll(/url\(["']?(.*?)["']?\)/g)].map(([, address = '']) => address),
  ];
}

describe.each(builtPages)('$path', (page) => {
  test('submits every form as a plain text mail to the home only', () => {
    // The choice of a gift is never sent.
    const forms = page.all('form').filter((it) => attribute(it, 'id') !== 'choice');
    // The action is on the button: browsers treat a mailto: action of a form as mixed content.
    expect(page.all('form', { method: 'post', enctype: 'text/plain', action: null })).toEqual(
      forms,
    );
    const submits = page.all('button', { type: 'submit', disabled: null });
    expect(submits).toHaveLength(forms.length);
    const mail = `mailto:${email}?subject=`;
    const elsewhere = submits.filter((it) => !attribute(it, 'formaction')?.startsWith(mail));
    expect(elsewhere.map(opening)).toEqual([]);
  });

  test('links only to e-mails and phones of the home, helplines and answers', () => {
    const addresses = page
      .all('a button')
      .map((it) => attribute(it, 'href') ?? attribute(it, 'formaction'));
    // An address or a number that is written is the one that is reached.
    const others = page.all('a').filter((it) => {
      const written = /\S+@\S+|\+\d[\d ]+/.exec(textOf(it))?.[0].replaceAll(' ', '') ?? '';
      return !attribute(it, 'href')?.endsWith(written);
    });
    expect(others.map(opening)).toEqual([]);
    const reached = addresses.filter((address) => /^(?:mailto|tel):/.test(address ?? ''));
    const known = new Set([
      ...[email, 'trustees@long-name-of-a-home.example'].map((it) => `mailto:${it}`),
      ...phoneLinks,
      'tel:999',
      'tel:116',
      // An answer names a trustee.
      'tel:+254000000120',
    ]);
    expect(reached).not.toHaveLength(0);
    expect(reached.filter((it) => !known.has(it?.split('?')[0] ?? ''))).toEqual([]);
  });

  test('requests no picture, font or script that is missing', () => {
    const asked = assetAddresses(page).filter((address) => !/^(?:data:|#|$)/.test(address));
    expect(asked).not.toHaveLength(0);
    expect(asked.filter((address) => !isBuiltFile(new URL(address, ORIGIN).pathname))).toEqual([]);
  });
});

test('every page is linked to, and every part of a page that is linked to is there', () => {
  const links = builtPages.flatMap((page) => page.all('a'));
  const hrefs = new Set(links.map((link) => attribute(link, 'href') ?? ''));
  const parts = new Set<string>();
  for (const { path, elements } of builtPages)
    for (const it of elements) parts.add(`${path}#${attribute(it, 'id')}`);
  // The fragment of How to give may name a gift.
  const asked = [...hrefs].filter((href) => /^\/(?!give).*#/.test(href));
  expect(asked.filter((href) => !parts.has(href))).toEqual([]);
  const alone = sitePages.map(({ path }) => path).filter((path) => !hrefs.has(path));
  expect(alone, 'pages to set `inMenu` for in src/site-map.ts, or to link to').toEqual([]);
});
