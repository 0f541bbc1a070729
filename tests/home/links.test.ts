import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { namedIn } from '../../src/giving/gift-address.ts';
import { notFoundPage } from '../../src/site-map.ts';
import { attribute, builtPages, distDir, type BuiltPage } from '../site/built-site.ts';

const ORIGIN = 'https://this.site';
const listedPages = builtPages.filter(({ path }) => path !== notFoundPage.path);
const wayIds = new Set<string>(waysToHelp.map(({ id }) => id));

test.each(builtPages)('$path has no link whose target does not exist', (page) => {
  const hrefs = page.all('a').map((link) => attribute(link, 'href') ?? '');
  expect(hrefs).not.toHaveLength(0);
  expect(hrefs).not.toContain('');
  expect(hrefs.map((href) => linkFault(page, href)).filter((fault) => fault !== null)).toEqual([]);
});

/** Null if the target exists or is on another site. */
function linkFault(page: BuiltPage, href: string): string | null {
  const url = new URL(href, ORIGIN + page.path);
  if (url.origin !== ORIGIN) return /^(?:https|mailto|tel):$/.test(url.protocol) ? null : href;
  const target = href.startsWith('#')
    ? page
    : listedPages.find(({ path }) => path === url.pathname);
  if (!target) return isFile(url.pathname) ? null : `${href}: there is no such page or file`;
  const tab = url.searchParams.get('tab');
  if (tab !== null && (target.path !== '/get-involved' || !wayIds.has(tab))) {
    return `${href}: there is no such tab`;
  }
  // Names a gift.
  if (target.path === '/give' && namedIn(url.hash)?.isUnread === false) return null;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.includes(id) ? null : `${href}: no element has this id`;
}

function isFile(pathname: string): boolean {
  const file = distDir + decodeURIComponent(pathname).slice(1);
  return existsSync(file) && statSync(file).isFile();
}
