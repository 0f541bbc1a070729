import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { helplines } from '../../src/content/safeguarding-statement.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { telHref } from '../../src/lib/phone.ts';
import { sitePages } from '../../src/site-map.ts';
import { attribute, builtPages, distDir, textOf, type BuiltPage } from './built-site.ts';

const ORIGIN = 'https://this.site';
const wayIds = new Set<string>(waysToHelp.map(({ id }) => id));

function isFile(pathname: string): boolean {
  const file = distDir + decodeURIComponent(pathname).slice(1);
  return existsSync(file) && statSync(file).isFile();
}

/** What is wrong with a link of a page; null for one that leads somewhere, or off the site. */
function linkFault(page: BuiltPage, href: string): string | null {
  const url = new URL(href, ORIGIN + page.path);
  if (url.origin !== ORIGIN) return /^(?:https|mailto|tel):$/.test(url.protocol) ? null : href;
  const target = href.startsWith('#')
    ? page
    : builtPages.find(({ path, indexable }) => indexable && path === url.pathname);
  if (!target) return isFile(url.pathname) ? null : `${href}: there is no such page or file`;
  const tab = url.searchParams.get('tab');
  if (tab !== null && (target.path !== '/get-involved' || !wayIds.has(tab))) {
    return `${href}: there is no such tab`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.includes(id) ? null : `${href}: no element has this id`;
}

/** The addresses in a `srcset`, each of which a width follows. */
function addressesInSet(srcset: string): string[] {
  return srcset.split(/,\s*/).map((candidate) => candidate.replace(/\s.*/, ''));
}

function assetAddresses(page: BuiltPage): string[] {
  const fetching = page.elements.filter(
    (it) => it.tagName !== 'a' && attribute(it, 'rel') !== 'canonical',
  );
  const css = page.all('style').map(textOf).join('\n');
  return [
    ...fetching.flatMap((it) => ['src', 'href', 'poster'].map((name) => attribute(it, name))),
    ...fetching.flatMap((it) => addressesInSet(attribute(it, 'srcset') ?? '')),
    ...fetching.flatMap((it) => addressesInSet(attribute(it, 'imagesrcset') ?? '')),
    ...[...css.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address]) => address),
  ].filter((address) => typeof address === 'string');
}

describe.each(builtPages)('$path', (page) => {
  test('has no broken link [fault 49]', () => {
    const hrefs = page.all('a').map((link) => attribute(link, 'href') ?? '');
    expect(hrefs).not.toHaveLength(0);
    expect(hrefs).not.toContain('');
    expect(hrefs.map((href) => linkFault(page, href)).filter((fault) => fault !== null)).toEqual(
      [],
    );
  });

  test('submits every form to a mail program, and to no other address', () => {
    const submits = page.all('button').filter((it) => attribute(it, 'type') === 'submit');
    expect(submits).toHaveLength(page.all('form').length);
    const actions = submits.map((button) => attribute(button, 'formaction'));
    expect(actions.filter((action) => !action?.startsWith('mailto:'))).toEqual([]);
    // A browser counts that as mixed content of a page that came by https.
    expect(page.all('form').filter((form) => attribute(form, 'action') !== null)).toEqual([]);
  });

  test('links to no e-mail or phone but the home’s own and the helplines', () => {
    const addresses = page
      .all('a', 'button')
      .map((it) => attribute(it, 'href') ?? attribute(it, 'formaction'));
    const reached = addresses.filter((address) => /^(?:mailto|tel):/.test(address ?? ''));
    const known = new Set([
      `mailto:${organization.email}`,
      ...[...organization.phones, ...helplines.map(({ number }) => number)].map(telHref),
    ]);
    expect(reached).not.toHaveLength(0);
    expect(reached.filter((it) => !known.has(it?.split('?')[0] ?? ''))).toEqual([]);
  });

  test('requests no picture, font or script that is missing [fault 49]', () => {
    const asked = assetAddresses(page).filter((address) => !/^(?:data:|#|$)/.test(address));
    expect(asked).not.toHaveLength(0);
    expect(asked.filter((address) => !isFile(new URL(address, ORIGIN).pathname))).toEqual([]);
  });

  test('links to every page of the navigation', () => {
    const hrefs = page.all('a').map((link) => attribute(link, 'href'));
    const menu = sitePages.filter(({ navLabel }) => navLabel !== null);
    expect(hrefs).toEqual(expect.arrayContaining(menu.map(({ path }) => path)));
  });
});

test('every page is linked to', () => {
  const hrefs = builtPages.flatMap((page) => page.all('a').map((link) => attribute(link, 'href')));
  expect(hrefs).toEqual(expect.arrayContaining(sitePages.map(({ path }) => path)));
});

test.each(builtPages.filter((page) => page.indexable))('$path is shared with a picture', (page) => {
  const shared = page.all('meta').filter((meta) => attribute(meta, 'property') === 'og:image');
  const addresses = shared.map((meta) => attribute(meta, 'content') ?? '');
  expect(addresses).toHaveLength(1);
  expect(addresses[0]?.startsWith(`${organization.siteUrl}/`)).toBe(true);
  expect(addresses.map((it) => isFile(it.slice(organization.siteUrl.length)))).toEqual([true]);
});
