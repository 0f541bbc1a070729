import { describe, expect, test } from 'vitest';
import { sitePages } from '../../src/site-map.ts';
import { email, phoneLinks, phones, place } from '../expected-facts.ts';
import { attribute, builtOn, builtPages, linksIn, textOf } from './built-site.ts';

const yearInNairobi = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  timeZone: 'Africa/Nairobi',
});
const menu = sitePages.filter(({ inMenu }) => inMenu);

describe.each(builtPages)('$path', (page) => {
  const linksOf = (name: string) => linksIn(page.all('nav', { 'aria-label': name })[0]);
  const listOf = (title: string) =>
    linksIn(page.all('footer div').findLast((it) => textOf(it).startsWith(title)));

  test('links to every page in its header, and marks the current one', () => {
    expect(linksOf('Main')).toEqual([
      ...menu.map(({ path, name }) => [name, path]),
      // These links are only in the menu of a phone.
      ['How to give', '/give'],
      [`Call ${phones[0]}`, phoneLinks[0]],
    ]);
    const links = linksIn(page.all('header')[0]);
    expect(links[0]?.[1]).toBe('/');
    expect(links).toContainEqual(['Donate Now', '/get-involved?tab=donate']);
    const marked = (as: string) =>
      page.all('a', { 'aria-current': as }).map((link) => attribute(link, 'href'));
    expect(marked('page')).toEqual(menu.map(({ path }) => path).filter((it) => it === page.path));
    expect(marked('true')).toEqual(page.path === '/give' ? ['/get-involved'] : []);
  });

  test('lists pages, ways to help, statements and contacts in its footer', () => {
    const lists = [listOf('Quick links'), listOf('Get involved'), linksOf('About this site')];
    expect(lists.map((list) => list.map(([, href]) => href))).toEqual([
      ['/about', '/children', '/programs', '/gallery'],
      ['sponsor', 'volunteer', 'donate', 'fundraise'].map((id) => `/get-involved#${id}`),
      ['/accessibility', '/privacy', '/safeguarding'],
    ]);
    const text = page.all('footer').map(textOf).join('');
    const rights = `© ${yearInNairobi.format(builtOn)} Motherly Care Children’s Home`;
    const drawn = 'The pictures on this site are drawn. They show no real child and no real room.';
    const builder = 'Website by Example Builders of Websites';
    for (const words of [...place, ...phones, email, drawn, rights, builder])
      expect(text).toContain(words);
    expect(linksIn(page.all('footer')[0]).map(([, href]) => href)).toEqual(
      expect.arrayContaining([...phoneLinks, `mailto:${email}`, 'https://builders.example']),
    );
  });
});
