import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { childrenInCare, firstChildren } from '../../src/content/impact.ts';
import { organization } from '../../src/content/organization.ts';
import { dayPhotos } from '../../src/content/page-photos.ts';
import { visitTexts } from '../../src/content/page-texts/contact.ts';
import { galleryPhotos } from '../../src/content/page-texts/gallery.ts';
import { hero } from '../../src/content/page-texts/home.ts';
import { helplines } from '../../src/content/page-texts/safeguarding.ts';
import { annualFees } from '../../src/content/payments.ts';
import { photoCaptions } from '../../src/content/photo-captions.generated.ts';
import type { PhotoSlug } from '../../src/content/photo-files.generated.ts';
import { programs } from '../../src/content/programs.ts';
import { mission, pageNames, vision } from '../../src/content/shared-texts.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { directionsAddress, embeddedMapAddress } from '../../src/lib/map-address.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { telHref } from '../../src/lib/phone.ts';
import { contentValues } from '../../tools/content/content-values.ts';
import { readContent } from '../../tools/content/read-content.ts';
import {
  attribute,
  builtPage,
  builtPages,
  distDir,
  elementsIn,
  linksIn,
  textOf,
} from './built-site.ts';

const { phones, email, address, landmark, mapOrigin } = organization;
const call = [`Call ${phones[0]}`, telHref(phones[0])];

function mainLinks(path: string) {
  return linksIn(builtPage(path).all('main')[0]);
}

// Words that scripts add, mails, pictures, and what only some settings show.
const notOnPages =
  /\/(?:messages|open-questions|page-texts\/give|payment-cards|purposes|social-cards)\.ts$|^(?:contactFormTexts|errorTexts|getInvolvedTexts, donationTiers|outsideHostTexts|payments, bank, kind|programs .*, summary|sponsorshipThanks|visitTexts|\w+Texts, none$)/;

test('every text of the content is shown on a page', async () => {
  const shown = builtPages.map(({ text }) => text).join(' ');
  const texts = contentValues(await readContent()).flatMap(({ file, field, value }) => {
    const isText = typeof value === 'string' && /\S \S/.test(value);
    return isText && !notOnPages.test(file) && !notOnPages.test(field)
      ? [{ place: `${file}: ${field}`, value }]
      : [];
  });
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ value }) => !shown.includes(value)).map(({ place }) => place)).toEqual([]);
});

const featured = programs.filter((program) => program.featured);
const captionsOf = (slugs: readonly PhotoSlug[]) =>
  slugs.flatMap((slug) => [photoCaptions[slug].title, photoCaptions[slug].description]);
const place = [...address.lines, landmark];
const fees = [formatUsd(annualFees.usd), formatKes(annualFees.kes), ...annualFees.covers];

test.each<[string, string, readonly string[]]>([
  ['/', 'main', [mission.text, vision.text]],
  ['/about', 'main', [mission.text, vision.text]],
  ['/', 'day', fees],
  ['/children', 'closing-band', fees],
  ['/about', 'location', place],
  ['/contact', 'location', place],
  ['/contact', 'main', [...phones, email]],
  // What some settings show, and single words.
  ['/', 'featured-programs', featured.flatMap(({ shortTitle, summary }) => [shortTitle, summary])],
  ['/get-involved', 'supporter-stories', supporterStories.map(({ role }) => role)],
  ['/', 'day', captionsOf(dayPhotos)],
  ['/gallery', 'main', captionsOf(galleryPhotos)],
])('%s says in "%s" what no other page proves', (path, id, texts) => {
  const text = textOf(builtPage(path).part(id));
  expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
});

test.each([
  ['/', hero.title],
  ['/children', 'Our Children'],
  ['/404', 'Oops! Page not found'],
])('%s has the heading "%s"', (path, title) => {
  expect(builtPage(path).all('h1').map(textOf)).toEqual([title]);
});

test.each([
  ['/', 'Sponsor a Child', '/children'],
  ['/', 'Learn More About Us', '/about'],
  ['/', 'Get Involved', '/get-involved'],
  ['/about', 'Get Involved', '/get-involved'],
  ['/about', 'Contact', '/contact'],
  ['/children', 'Start Sponsoring Today', '/children#children'],
  ['/children', 'Learn More About Sponsorship', '/get-involved?tab=sponsor'],
  ['/programs', 'Fund a Program', '/get-involved?tab=donate'],
  ['/programs', 'Learn How to Help', '/get-involved'],
  ['/gallery', 'Support Our Children', '/get-involved?tab=sponsor'],
  ['/gallery', 'Visit Our Home', '/get-involved?tab=visit'],
  ['/404', 'Back to Home', '/'],
  ['/get-involved', `E-mail ${email}`, `mailto:${email}`],
  ['/contact', ...call],
  ['/contact', 'E-mail us', `mailto:${email}`],
  ['/contact', 'Call Before Visiting', telHref(phones[0])],
])('%s has the link "%s" to %s', (path, name, href) => {
  const named = mainLinks(path).filter(([text]) => text === name);
  expect(new Set(named.map(([, target]) => target))).toEqual(new Set([href]));
});

test.each(waysToHelp)('“$label” has a link of its own, numbered steps and its action', (way) => {
  const page = builtPage('/get-involved');
  expect(linksIn(page.all('main')[0])).toContainEqual([way.label, `#${way.id}`]);
  const panel = page.part(way.id);
  const list = elementsIn(panel).find(({ tagName }) => tagName === 'ol');
  const items = list && elementsIn(list).filter(({ tagName }) => tagName === 'li');
  expect(items?.map(textOf)).toEqual([...way.steps]);
  const { action } = way;
  const actions = {
    call,
    link: 'to' in action ? [action.label, action.to] : [],
    scroll: 'label' in action ? [action.label, '#how-to-donate'] : [],
  };
  const more = 'more' in action ? [[action.more.label, action.more.to]] : [];
  const plan = 'plan' in way ? [[pageNames.give, way.plan]] : [];
  expect(linksIn(panel)).toEqual([...plan, actions[action.kind], ...more]);
});

test('the home page shows a figure for each child, the first ones in clay', () => {
  const fives = elementsIn(builtPage('/').part('since'))
    .filter((element) => attribute(element, 'role') === 'img')
    .flatMap((image) => elementsIn(image))
    .filter(({ tagName }) => tagName === 'img')
    .map((five) => attribute(five, 'src') ?? '');
  expect(fives).toHaveLength(Math.round(childrenInCare / 5));
  expect(fives.filter((src) => src.endsWith('#clay'))).toHaveLength(firstChildren / 5);
});

test('every photo of the gallery is a link to its large picture, a JPEG, which needs no script', () => {
  const links = builtPage('/gallery')
    .all('a')
    .filter((link) => attribute(link, 'aria-haspopup') === 'dialog')
    .map((link) => attribute(link, 'href') ?? '');
  expect(links.map((href) => /^\/gallery\/(.+)-\d+\.\w+\.jpg$/.exec(href)?.[1])).toEqual([
    ...galleryPhotos,
  ]);
  for (const href of links)
    expect(readFileSync(distDir + href.slice(1)).toString('hex', 0, 3)).toBe('ffd8ff');
});

test('the contact page does not say whether it is open now, which the build cannot know', () => {
  const text = textOf(builtPage('/contact').part('come-and-see'));
  for (const words of [visitTexts.openNow, visitTexts.closedNow, visitTexts.nowThere[0]])
    expect(text).not.toContain(words);
  expect(text).toContain(visitTexts.holidays);
});

test.each(['/about', '/contact'])(
  '%s shows no map before a visitor asks for it, but the links to it and to the directions',
  (path) => {
    expect(builtPage(path).all('iframe')).toEqual([]);
    const links = elementsIn(builtPage(path).part('location')).filter(
      (link) => attribute(link, 'target') === '_blank',
    );
    const shown = links.map((link) => [textOf(link).split(' (')[0], attribute(link, 'href')]);
    expect(new Map(shown as [string, string][])).toEqual(
      new Map([
        ['Get Directions', directionsAddress(mapOrigin, address.words)],
        ['Show the map', embeddedMapAddress(mapOrigin, address.words)],
      ]),
    );
  },
);

// What else a card shows, and cards of sponsored groups: src/pages/children/children-section.test.tsx.
test.each(children.filter(({ sponsored }) => !sponsored))(
  'the card of $name has a mail link that names the group, for visitors without script',
  ({ id, name }) => {
    const links = linksIn(builtPage('/children').part(`${id}-name`));
    expect(links.map(([text, href]) => [text, decodeURIComponent(href ?? '')])).toEqual([
      [
        `Support ${name}'s Education by e-mail`,
        `mailto:${email}?subject=Support Our Children - Motherly Care&body=I would like to support: ${name}`,
      ],
    ]);
  },
);

test.each(['/accessibility', '/privacy', '/safeguarding'])(
  '%s says when it was last reviewed, and how to reach the home',
  (path) => {
    expect(builtPage(path).text).toMatch(/Last reviewed on \d+ \w+ \d{4}/);
    expect(mainLinks(path)).toContainEqual(call);
    expect(mainLinks(path)).toContainEqual([`Write to ${email}`, `mailto:${email}`]);
  },
);

test('the safeguarding page gives the numbers to call, the helplines first', () => {
  const numbers = [...helplines.map(({ number }) => number), phones[0]];
  expect(linksIn(builtPage('/safeguarding').part('tell'))).toEqual(
    numbers.map((number) => [number, telHref(number)]),
  );
});
