import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { email, paymentNumbers, phones, place, siteUrl } from '../expected-facts.ts';
import {
  attribute,
  builtFile,
  builtPage,
  builtPages,
  distDir,
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

/** The picture that a shared link to each page shows. */
const sharedPictures: Readonly<Record<string, string>> = {
  '/': 'hand-in-hand',
  '/about': 'staff',
  '/children': 'walk-to-school',
  '/programs': 'graduation',
  '/gallery': 'football',
  '/get-involved': 'kitchen-garden',
  '/give': 'main-gate',
  '/contact': 'compound',
  '/accessibility': 'main-gate-wide',
  '/privacy': 'main-gate-wide',
  '/safeguarding': 'main-gate-wide',
};

// Some programs read no more of a page for a link preview.
const PREVIEW_BYTES = 4096;

test.each(sitePages)(
  `$path has its link preview in the first ${PREVIEW_BYTES} bytes`,
  async ({ path, file, title, description }) => {
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
        ['og:site_name', 'Motherly Care Children’s Home'],
        ['og:url', siteUrl + path],
        ['og:description', expect.stringMatching(/\.$/)],
        ['og:locale', 'en_GB'],
        ['og:image:type', 'image/jpeg'],
        ['og:image:alt', expect.stringMatching(/\w/)],
        ['twitter:card', 'summary_large_image'],
      ]),
    );
    expect(found.filter(([name]) => name === 'title' || name === 'description')).toHaveLength(2);
    const valueOf = (name: string) => found.find(([key]) => key === name)?.[1] ?? '';
    // Previews leave og:site_name out.
    expect(valueOf('og:title') + valueOf('og:description')).toContain(
      'Motherly Care Children’s Home',
    );
    const address = valueOf('og:image');
    const [, slug] = /^\/gallery\/([\w-]+)-\d+\.\w+\.jpg$/.exec(address.replace(siteUrl, '')) ?? [];
    expect(slug).toBe(sharedPictures[path]);
    const picture = distDir + address.slice(`${siteUrl}/`.length);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, `${width}`, `${height}`]).toEqual([
      'jpeg',
      valueOf('og:image:width'),
      valueOf('og:image:height'),
    ]);
    // Facebook shows a narrower picture as a thumbnail only, and WhatsApp no larger file.
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(statSync(picture).size).toBeLessThan(300_000);
  },
);

test('a shared link to Home has words of its own', () => {
  const meta = builtPage('/').all('meta');
  const valueOf = (property: string) =>
    meta
      .filter((it) => attribute(it, 'property') === property)
      .map((it) => attribute(it, 'content'));
  expect(valueOf('og:title')).toEqual(['A home, a school, people who care.']);
  expect(valueOf('og:description')).toEqual([
    'Motherly Care Children’s Home, for about 150 children in Ruai, Nairobi.',
  ]);
});

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
        name: 'Motherly Care Children’s Home',
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
