import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { email, paymentNumbers, phones, place, siteUrl } from '../expected-facts.ts';
import {
  attribute,
  builtFile,
  builtPages,
  elementsIn,
  opening,
  parseHtml,
  textOf,
} from './built-site.ts';

/** The ground of all pages. */
const paper = /--paper: (#\w+);/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1];

/** What a button has that works before hydration: the browser handles the click, or `boot.ts` repeats it later. */
const answeredBy = ['data-needs-react', 'command', 'popovertarget'];

/** Roles that need a script to behave as they promise. */
const scriptedRoles = ['button', 'checkbox', 'menuitem', 'option', 'switch', 'tab'];

describe.each(builtPages)('$path', (page) => {
  // A second one would share the connection with the first, which is the LCP element.
  test('has at most one picture that is not lazy, and preloads its font after it', () => {
    const first = page.all('img', { loading: 'eager' });
    const fonts = page.all('link', { as: 'font', crossorigin: '' });
    expect(first.length).toBeLessThanOrEqual(1);
    expect(fonts.map((font) => attribute(font, 'fetchpriority'))).toEqual(first.map(() => 'low'));
  });

  test('has its address for search engines, or keeps them out', () => {
    const listed = page.path !== notFoundPage.path;
    const canonical = page.all('link', { rel: 'canonical' });
    expect(canonical.map((link) => attribute(link, 'href'))).toEqual(
      listed ? [siteUrl + page.path] : [],
    );
    const robots = page.all('meta', { name: 'robots' });
    expect(robots.map((meta) => attribute(meta, 'content'))).toEqual(listed ? [] : ['noindex']);
  });

  // With more, a screen reader's list of landmarks is longer than its list of headings.
  test('has at most eight landmarks', () => {
    const named = (tagNames: string) =>
      page
        .all(tagNames)
        .filter((it) => attribute(it, 'aria-label') ?? attribute(it, 'aria-labelledby'));
    // Besides header and footer.
    const landmarks = [...page.all('main nav aside'), ...named('section form')].map(opening);
    expect(landmarks.slice(6)).toEqual([]);
  });

  test('shows no alert before something has happened', () => {
    const alerts = page.all('*', { role: 'alert' });
    expect(alerts).not.toHaveLength(0);
    expect(
      alerts.filter((it) => attribute(it, 'hidden') === null && textOf(it)).map(opening),
    ).toEqual([]);
  });

  // Outside a section of src/design-system/section.tsx it would stand at the edge of the screen.
  test('has all its words in sections', () => {
    const main = page.all('main');
    const parts = page.elements.filter((it) => it.parentNode === main[0]);
    expect(parts).not.toHaveLength(0);
    const bare = parts.filter((it) => it.tagName !== 'section' && attribute(it, 'class') === null);
    expect(bare.map(opening)).toEqual([]);
  });

  test('handles or defers a click on every control before hydration', () => {
    const controls = [
      ...page.all('button').filter((it) => attribute(it, 'type') !== 'submit'),
      ...scriptedRoles.flatMap((role) => page.all('*', { role })),
      // A link that opens a dialog.
      ...page.all('*', { 'aria-haspopup': 'dialog' }),
    ];
    // Every page has at least the menu's button.
    expect(controls).not.toHaveLength(0);
    const unanswered = controls.filter((it) =>
      answeredBy.every((name) => attribute(it, name) === null),
    );
    expect(unanswered.map(opening)).toEqual([]);
  });
});

// Some programs read no more of a page for a link preview.
const PREVIEW_BYTES = 4096;

test.each(sitePages)(
  `$path has its link preview in the first ${PREVIEW_BYTES} bytes`,
  ({ path, file, title, description }) => {
    const bytes = Buffer.from(builtFile(file)).subarray(0, PREVIEW_BYTES);
    const elements = elementsIn(parseHtml(bytes.toString('utf8')));
    const found = elements
      .filter(({ tagName }) => ['title', 'meta', 'link'].includes(tagName))
      .map((it) => [
        ['name', 'property', 'rel'].map((key) => attribute(it, key)).find(Boolean) ?? it.tagName,
        attribute(it, 'content') ?? attribute(it, 'href') ?? textOf(it),
      ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['viewport', 'width=device-width, initial-scale=1'],
        ['title', title],
        ['description', description],
        ['theme-color', paper],
        ['icon', '/icon.svg'],
        ['apple-touch-icon', '/apple-touch-icon.png'],
        // Not in the title, because og:site_name has it.
        ['og:site_name', "Motherly Care Children's Home"],
        ['og:title', expect.not.stringContaining('Motherly Care')],
        ['og:url', siteUrl + path],
        ['og:description', description],
        ['og:locale', 'en_GB'],
        ['og:image', expect.stringMatching(/^https:/)],
        ['og:image:type', 'image/jpeg'],
        // Facebook shows a smaller picture as a thumbnail only.
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', expect.stringMatching(/\w/)],
        ['twitter:card', 'summary_large_image'],
      ]),
    );
    expect(found.filter(([name]) => name === 'title' || name === 'description')).toHaveLength(2);
    const picture = found.find(([name]) => name === 'og:image')?.[1] ?? '';
    // Throws if there is no such file.
    builtFile(picture.slice(`${siteUrl}/`.length));
  },
);

test.each(['title', 'description'] as const)('no two pages share a %s', (text) => {
  expect(new Set(sitePages.map((page) => page[text])).size).toBe(sitePages.length);
});

const structured = builtPages.flatMap((page) =>
  page
    .all('script', { type: 'application/ld+json' })
    .map((script) => ({ path: page.path, text: textOf(script) })),
);

test('only the home page has structured data, without payment numbers', () => {
  expect(structured.map(({ path }) => path)).toEqual(['/']);
  const address = `${siteUrl}/`;
  const publisher = `${address}#organization`;
  expect(JSON.parse(structured[0]?.text ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NGO',
        '@id': publisher,
        name: "Motherly Care Children's Home",
        url: address,
        telephone: phones,
        address: { streetAddress: `${place[0]}, ${place[2]}`, addressLocality: 'Ruai, Nairobi' },
        sameAs: [
          'https://social.example/a-home-with-a-long-name',
          'https://video.example/@home117',
        ],
        email,
        logo: `${address}icon.svg`,
      },
      { '@type': 'WebSite', url: address, publisher: { '@id': publisher } },
    ],
  });
  expect(structured[0]?.text).not.toMatch(new RegExp(paymentNumbers.join('|')));
});
