import { expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { contactFaq } from '../../src/content/faq.ts';
import {
  childrenInCare,
  commitmentStat,
  firstChildren,
  homeStats,
  programImpact,
  type Stat,
} from '../../src/content/impact.ts';
import { organization } from '../../src/content/organization.ts';
import { dayPhotos } from '../../src/content/page-photos.ts';
import { homeTexts } from '../../src/content/page-texts.ts';
import { annualFees } from '../../src/content/payments.ts';
import { photoCaptions } from '../../src/content/photo-captions.generated.ts';
import { programs, whyItWorks } from '../../src/content/programs.ts';
import { helplines } from '../../src/content/safeguarding-statement.ts';
import {
  founderNote,
  growth,
  hero,
  history,
  mission,
  sinceStory,
  values,
  vision,
  welcome,
  whatWeDo,
} from '../../src/content/story.ts';
import { visitTexts } from '../../src/content/visit-texts.ts';
import { directionsAddress, embeddedMapAddress } from '../../src/lib/map-address.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { telHref } from '../../src/lib/phone.ts';
import { daysText, hoursText } from '../../src/lib/visiting-hours.ts';
import { attribute, builtPage, elementsIn, linksIn, textOf, type Element } from './built-site.ts';

const { phones, email, address, landmark, mapOrigin, visitingHours, visitingCondition } =
  organization;

const part = (path: string, id: string) => builtPage(path).part(id);

function textsIn(element: Element, tagName: string): string[] {
  return elementsIn(element)
    .filter((inner) => inner.tagName === tagName)
    .map(textOf);
}

function mainLinks(path: string) {
  return linksIn(builtPage(path).all('main')[0]);
}

const feesTexts = [formatUsd(annualFees.usd), formatKes(annualFees.kes), ...annualFees.covers];
const missionTexts = [mission, vision].flatMap(({ title, text }) => [title, text]);
const titledTexts = (entries: readonly { title: string; description: string }[]) =>
  entries.flatMap(({ title, description }) => [title, description]);

const parts: [path: string, id: string, texts: readonly string[]][] = [
  ['/', 'main', missionTexts],
  ['/about', 'main', missionTexts],
  ['/', 'day', feesTexts],
  ['/children', 'closing-band', feesTexts],
  [
    '/contact',
    'main',
    [
      ...phones,
      email,
      ...visitingHours.map((hours) => `${daysText(hours)} ${hoursText(hours)}`),
      visitingCondition,
      founderNote.text,
    ],
  ],
  ['/', 'welcome', [welcome.title, ...welcome.paragraphs]],
  [
    '/',
    'day',
    [
      ...Object.values(homeTexts.day),
      ...dayPhotos.flatMap((slug) => [photoCaptions[slug].title, photoCaptions[slug].description]),
    ],
  ],
  [
    '/',
    'featured-programs',
    programs
      .filter(({ featured }) => featured)
      .flatMap(({ shortTitle, summary }) => [shortTitle, summary]),
  ],
  ['/', 'since', [sinceStory.kicker, sinceStory.title, ...sinceStory.paragraphs]],
  ['/about', 'history', [history.title, ...history.paragraphs]],
  ['/about', 'what-we-do', titledTexts(whatWeDo)],
  ['/about', 'values', titledTexts(values)],
  ['/about', 'location', [...address.lines, landmark]],
  ['/contact', 'location', [...address.lines, landmark]],
  ['/contact', 'faq', contactFaq.flatMap(({ question, answer }) => [question, answer])],
  ...programs.map(({ id, title, description, features }): [string, string, string[]] => [
    '/programs',
    id,
    [title, description, ...features],
  ]),
  ['/programs', 'why-it-works', titledTexts(whyItWorks)],
  ['/children', 'children', children.flatMap(({ name, story }) => [name, story])],
  [
    '/children',
    'annual-fees',
    [
      `${formatUsd(annualFees.usd)} USD`,
      `(${formatKes(annualFees.kes)})`,
      ...annualFees.covers,
      'for one child for a year',
    ],
  ],
];

test.each(parts)('%s shows all texts of "%s" in the content', (path, id, texts) => {
  const text = textOf(part(path, id));
  expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
});

test.each([
  ['/', hero.title],
  ['/children', 'Our Children'],
  ['/404', 'Oops! Page not found'],
])('%s has the heading "%s"', (path, title) => {
  expect(builtPage(path).all('h1').map(textOf)).toEqual([title]);
});

/** A list of figures, as `[what it counts, figure]`. */
function figuresOf(stats: readonly Stat[]) {
  return stats.map(({ value, label, note }) => [note ? `${label} ${note}` : label, value]);
}

test.each<[string, readonly Stat[]]>([
  ['/', homeStats],
  ['/', [...homeStats, commitmentStat]],
  ['/programs', programImpact],
])('%s shows each figure beside what it counts', (path, stats) => {
  const lists = builtPage(path)
    .all('dl')
    .map((list) => {
      const figures = textsIn(list, 'dd');
      return textsIn(list, 'dt').map((term, index) => [term, figures[index]]);
    });
  expect(lists).toContainEqual(figuresOf(stats));
});

test('the home page shows a figure for each child, the first ones in clay, as one image', () => {
  const images = elementsIn(part('/', 'since')).filter(
    (element) => attribute(element, 'role') === 'img',
  );
  expect(images.map((image) => attribute(image, 'aria-label'))).toEqual([
    growth.map(({ when, count }) => `${when}: ${count}.`).join(' '),
  ]);
  const fives = images
    .flatMap((image) => elementsIn(image))
    .filter(({ tagName }) => tagName === 'img')
    .map((five) => attribute(five, 'src') ?? '');
  expect(fives).toHaveLength(Math.round(childrenInCare / 5));
  expect(fives.filter((src) => src.endsWith('#clay'))).toHaveLength(firstChildren / 5);
});

test('every program and every featured one has a picture', () => {
  for (const { id } of programs) expect(textsIn(part('/programs', id), 'img')).toHaveLength(1);
  expect(textsIn(part('/', 'featured-programs'), 'img')).toHaveLength(
    programs.filter(({ featured }) => featured).length,
  );
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
  ['/contact', `Call ${phones[0]}`, telHref(phones[0])],
  ['/contact', 'E-mail us', `mailto:${email}`],
  ['/contact', 'Call Before Visiting', telHref(phones[0])],
])('%s has the link "%s" to %s', (path, name, href) => {
  const named = mainLinks(path).filter(([text]) => text === name);
  expect(new Set(named.map(([, address]) => address))).toEqual(new Set([href]));
});

test.each([
  ['day', ['/children', '/children']],
  [
    'featured-programs',
    [
      ...programs.filter(({ featured }) => featured).map(({ id }) => `/programs#${id}`),
      '/programs',
    ],
  ],
  ['since', ['/about']],
  ['closing-band', ['/children', '/get-involved']],
])('the part "%s" of the home page leads on to %s', (id, hrefs) => {
  expect(linksIn(part('/', id)).map(([, address]) => address)).toEqual(hrefs);
});

test('the sketch of the way to the home is one picture in words', () => {
  const { road, distance, junction } = organization.route;
  const pictures = builtPage('/contact').elements.filter((it) => attribute(it, 'role') === 'img');
  expect(pictures.map((it) => attribute(it, 'aria-label'))).toContainEqual(
    expect.stringContaining(`Along ${road}, ${distance} from ${junction}: ${visitTexts.gate}.`),
  );
});

test('the contact page does not say whether it is open now, which the build cannot know', () => {
  const text = textOf(part('/contact', 'come-and-see'));
  for (const words of [visitTexts.openNow, visitTexts.closedNow, visitTexts.nowThere[0]])
    expect(text).not.toContain(words);
  expect(text).toContain(visitTexts.holidays);
});

test.each(['/about', '/contact'])(
  '%s shows no map before a visitor asks for it, but the links to it and to the directions',
  (path) => {
    expect(builtPage(path).all('iframe')).toEqual([]);
    const links = elementsIn(part(path, 'location')).filter(
      (link) => attribute(link, 'target') === '_blank',
    );
    const shown = links.map((link) => [textOf(link).split(' (')[0], attribute(link, 'href')]);
    expect(shown).toHaveLength(2);
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
    const links = linksIn(part('/children', `${id}-name`));
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
    expect(mainLinks(path)).toContainEqual([`Call ${phones[0]}`, telHref(phones[0])]);
    expect(mainLinks(path)).toContainEqual([`Write to ${email}`, `mailto:${email}`]);
  },
);

test('the safeguarding page gives the numbers to call, the helplines first', () => {
  const numbers = [...helplines.map(({ number }) => number), phones[0]];
  expect(linksIn(part('/safeguarding', 'tell'))).toEqual(
    numbers.map((number) => [number, telHref(number)]),
  );
});
