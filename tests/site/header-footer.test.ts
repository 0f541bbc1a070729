import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { telHref } from '../../src/lib/phone.ts';
import { sitePages } from '../../src/site-map.ts';
import { attribute, builtPages, linksIn, textOf } from './built-site.ts';

const menu = sitePages.filter(({ navLabel }) => navLabel !== null);

describe.each(builtPages)('$path', (page) => {
  const [footer] = page.all('footer');
  const linksOf = (name: string) =>
    linksIn(page.all('nav').find((nav) => attribute(nav, 'aria-label') === name));

  test('has the way to every page in its header, and marks the current one', () => {
    const links = linksOf('Main');
    expect(links).toEqual(menu.map(({ path, navLabel }) => [navLabel, path]));
    expect(linksIn(page.all('header')[0])[0]?.[1]).toBe('/');
    const hrefs = links.map(([, href]) => href);
    const marked = (as: string) =>
      page.all('a').filter((link) => attribute(link, 'aria-current') === as);
    const current = marked('page').map((link) => attribute(link, 'href'));
    expect(current).toEqual(hrefs.filter((href) => href === page.path));
    const around = marked('true').map((link) => attribute(link, 'href'));
    expect(around).toEqual(page.path === '/give' ? ['/get-involved'] : []);
  });

  test('lists in its footer pages, ways to help and statements, and how to reach the home', () => {
    const hrefs = ['Quick links', 'Get involved', 'About this site'].map((name) =>
      linksOf(name).map(([, href]) => href),
    );
    expect(hrefs).toEqual([
      ['/about', '/children', '/programs', '/gallery'],
      ['sponsor', 'volunteer', 'donate', 'fundraise'].map((id) => `/get-involved#${id}`),
      ['/accessibility', '/privacy', '/safeguarding'],
    ]);
    const { address, landmark, phones, email, name, builder } = organization;
    const text = footer ? textOf(footer) : '';
    const year = new Date().getFullYear();
    for (const words of [...address.lines, landmark, ...phones, email, `© ${year} ${name}`])
      expect(text).toContain(words);
    expect(linksIn(footer).map(([, href]) => href)).toEqual(
      expect.arrayContaining([...phones.map(telHref), `mailto:${email}`, builder.url]),
    );
  });
});
