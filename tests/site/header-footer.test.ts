import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { statementNames } from '../../src/content/page-texts.ts';
import { telHref } from '../../src/lib/phone.ts';
import { sitePages } from '../../src/site-map.ts';
import { attribute, builtPages, elementsIn, textOf, type Element } from './built-site.ts';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);
const statements = Object.keys(statementNames).map((name) => `/${name}`);

function linksIn(parent: Element | undefined): Element[] {
  return parent ? elementsIn(parent).filter(({ tagName }) => tagName === 'a') : [];
}

function hrefsOf(links: readonly Element[]): (string | null)[] {
  return links.map((link) => attribute(link, 'href'));
}

describe.each(builtPages)('$path', (page) => {
  const [header] = page.all('header');
  const [footer] = page.all('footer');
  const navigation = (name: string) =>
    page.all('nav').find((nav) => attribute(nav, 'aria-label') === name);

  test('has the way to every page in its header, and marks the current one', () => {
    const links = linksIn(navigation('Main'));
    expect(hrefsOf(links)).toEqual(menuPages.map(({ path }) => path));
    expect(links.map(textOf)).toEqual(menuPages.map(({ navLabel }) => navLabel));
    const current = page.elements.filter((it) => attribute(it, 'aria-current') === 'page');
    expect(hrefsOf(current)).toEqual(hrefsOf(links).filter((href) => href === page.path));
    const around = links.filter((it) => attribute(it, 'aria-current') === 'true');
    expect(hrefsOf(around)).toEqual(page.path === '/give' ? ['/get-involved'] : []);
  });

  test('leads from its header to the home page and to the ways to donate', () => {
    const [home, donate] = linksIn(header);
    expect(home && attribute(home, 'href')).toBe('/');
    expect(donate && attribute(donate, 'href')).toBe('/get-involved?tab=donate');
    expect(donate && textOf(donate)).toBe('Donate Now');
  });

  test('lists in its footer the pages, the ways to help and the statements', () => {
    expect(hrefsOf(linksIn(navigation('Quick links')))).toEqual([
      '/about',
      '/children',
      '/programs',
      '/gallery',
    ]);
    expect(hrefsOf(linksIn(navigation('Get involved')))).toEqual([
      '/get-involved#sponsor',
      '/get-involved#volunteer',
      '/get-involved#donate',
      '/get-involved#fundraise',
    ]);
    expect(hrefsOf(linksIn(navigation('About this site')))).toEqual(statements);
  });

  test('says in its footer where the home is, how to reach it, and who built the site', () => {
    const { address, landmark, phones, email, name, builder } = organization;
    const text = footer ? textOf(footer) : '';
    const year = new Date().getFullYear();
    for (const words of [...address.lines, landmark, ...phones, email, `© ${year} ${name}`]) {
      expect(text).toContain(words);
    }
    expect(hrefsOf(linksIn(footer))).toEqual(
      expect.arrayContaining([...phones.map(telHref), `mailto:${email}`, builder.url]),
    );
  });
});
