import { expect, test } from 'vitest';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { linkedChoice } from '../../src/giving/linked-choice.ts';
import { allPurposes } from '../../src/giving/purposes.ts';
import { notFoundPage } from '../../src/site-map.ts';
import { attribute, builtPages, isBuiltFile, textOf, type BuiltPage } from '../site/built-site.ts';

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
  if (!target) return isBuiltFile(url.pathname) ? null : `${href}: there is no such page or file`;
  const tab = url.searchParams.get('tab');
  if (tab !== null && (target.path !== '/get-involved' || !wayIds.has(tab))) {
    return `${href}: there is no such tab`;
  }
  // Names a gift.
  if (target.path === '/give' && linkedChoice(url.hash)?.unread === null) return null;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.includes(id) ? null : `${href}: no element has this id`;
}

// The address of a gift names it by its id: of two with one id, it would choose the first.
test('no program has the id of a gift or of another program', () => {
  const ids = allPurposes.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

// What people who hear a list of links, or search it, can't tell apart.
test('links of one name lead to one place', () => {
  const found = builtPages.flatMap((page) => {
    const named = Map.groupBy(page.all('a'), (it) => attribute(it, 'aria-label') ?? textOf(it));
    return [...named].flatMap(([name, links]) => {
      const places = links.map((link) => placeOf(page, attribute(link, 'href') ?? ''));
      const different = [...new Set(places)].toSorted().join(' and ');
      return different.includes(' and ')
        ? [`links named "${name}" lead to ${different}; expected another name`]
        : [];
    });
  });
  expect([...new Set(found)]).toEqual([]);
});

/** An address without the part of the page. */
function placeOf(page: BuiltPage, href: string): string {
  const { origin, pathname, search } = new URL(href, ORIGIN + page.path);
  return (origin === ORIGIN ? '' : origin) + pathname + search;
}
