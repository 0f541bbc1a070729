import { expect, test } from 'vitest';
import { gallerySlugs } from '../../src/content/gallery-photos.generated.ts';
import { programs } from '../../src/content/program-list.ts';
import {
  directions,
  email,
  embeddedMap,
  phoneLinks,
  phones,
  place,
  secondGroup,
  waitingGroup,
} from '../expected-facts.ts';
import { builtPage, builtPages, inside, linksIn, textOf } from './built-site.ts';

const call = [`Call ${phones[0]}`, phoneLinks[0]];

function mainLinks(path: string) {
  return linksIn(builtPage(path).all('main')[0]);
}

const featured = programs.filter((program) => program.featured);
const fees = ['$185', 'KSH 24,000', 'tuition', 'books', 'a desk', 'learning materials'];

test.each<[string, string, readonly string[]]>([
  ['/', 'main', ['Our mission', 'Our vision']],
  ['/about', 'main', ['Our mission', 'Our vision']],
  ['/', 'main', ['Counted by the home in October 2026.']],
  ['/', 'day', fees],
  ['/', 'main', ['150+', '39+', '1,234+']],
  ['/programs', 'main', ['150+', '91%', '39+', '321+']],
  ['/children', 'annual-fees', [...fees, 'for one child for a year']],
  ['/about', 'location', place],
  ['/contact', 'location', place],
  [
    '/',
    'featured-programs',
    featured.flatMap(({ title, shortTitle = title, summary }) => [shortTitle, summary]),
  ],
])('%s says in its part "%s" what is asked of no other page', (path, id, texts) => {
  const text = textOf(builtPage(path).part(id));
  expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
});

test('Get Involved shows the stories of supporters', () => {
  const stories = inside(builtPage('/get-involved').part('supporter-stories'), 'li').map(textOf);
  expect(stories).toEqual([
    expect.stringContaining('Fundraisers'),
    expect.stringContaining('Volunteer in the library'),
  ]);
});

test.each([
  ['/', 'Sponsor a Child', '/children'],
  ['/', 'Learn More About Us', '/about'],
  ['/', 'Get Involved', '/get-involved'],
  ['/about', 'Get Involved', '/get-involved'],
  ['/about', 'Contact', '/contact'],
  ['/children', 'Learn More About Sponsorship', '/get-involved?tab=sponsor'],
  ['/programs', 'Fund a Program', '/give#what'],
  ['/programs', 'Learn How to Help', '/get-involved'],
  ['/gallery', 'Support Our Children', '/get-involved?tab=sponsor'],
  ['/gallery', 'Visit Our Home', '/get-involved?tab=visit'],
  ['/get-involved', 'Sponsor a Child Now', '/children'],
  ['/get-involved', ...call],
  ['/get-involved', 'What we ask of volunteers', '/safeguarding#visitors'],
  ['/get-involved', `E-mail ${email}`, `mailto:${email}`],
  ['/contact', ...call],
  ['/contact', 'E-mail us', `mailto:${email}`],
  ['/contact', 'Call Before Visiting', phoneLinks[0]],
])('%s has the link "%s" to %s', (path, name, href) => {
  const named = mainLinks(path).filter(([text]) => text === name);
  expect(new Set(named.map(([, target]) => target))).toEqual(new Set([href]));
});

test('every photo of the gallery links to its large JPEG without script', () => {
  const hrefs = linksIn(builtPage('/gallery').part('photos')).map(([, href]) => href ?? '');
  expect(hrefs.map((href) => /^\/gallery\/(.+)-\d+\.\w+\.jpg$/.exec(href)?.[1])).toEqual([
    ...gallerySlugs,
  ]);
});

test.each(['/about', '/contact'])(
  '%s links to the map and the directions, and shows no map before a visitor asks for it',
  (path) => {
    expect(builtPage(path).all('iframe')).toEqual([]);
    const hrefs = linksIn(builtPage(path).part('location')).map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining([directions, embeddedMap]));
  },
);

test('a giver can choose each program as what the gift is for', () => {
  const options = inside(builtPage('/give').part('tell-us'), 'option').map(textOf);
  expect(options).toEqual(
    expect.arrayContaining(programs.map(({ title }) => expect.stringContaining(title))),
  );
});

// src/pages/children/children-page.test.tsx covers the rest of the cards.
test.each([
  ['early-readers', waitingGroup],
  ['school-leavers', secondGroup],
])('the card %s has a mail link with the name of its group', (id, name) => {
  const [[text, href] = []] = linksIn(builtPage('/children').part(`${id}-name`));
  expect(text).toBe(`Support by e-mail (${name}' Education)`);
  expect(decodeURIComponent(href ?? '')).toBe(
    `mailto:${email}?subject=Support Our Children - Motherly Care&body=I would like to support: ${name}`,
  );
});

test.each(['/accessibility', '/privacy', '/safeguarding'])(
  '%s says how to reach the home, and no day of a review that nobody has made',
  (path) => {
    expect(builtPage(path).text).not.toContain('Last reviewed');
    expect(mainLinks(path)).toContainEqual(call);
    expect(mainLinks(path)).toContainEqual([`Write to ${email}`, `mailto:${email}`]);
  },
);

test.each(builtPages.map((page) => [page.path, page] as const))(
  '%s shows no braces of a placeholder',
  (_path, page) => {
    expect(page.text).not.toMatch(/[{}]/);
  },
);

test('the safeguarding page gives the numbers to call, the helplines first', () => {
  const links = linksIn(builtPage('/safeguarding').part('tell'));
  expect(links.filter(([, href]) => href?.startsWith('tel:'))).toEqual([
    ['999', 'tel:999'],
    ['116', 'tel:116'],
    [phones[0], phoneLinks[0]],
    // Below "I cannot care for my child": the answer of the home, then the helpline.
    [phones[0], phoneLinks[0]],
    ['116', 'tel:116'],
    [phones[0], phoneLinks[0]],
  ]);
});

test.each(['/contact', '/safeguarding'])(
  '%s tells a mother whom to call, with the answer of the home before the helpline',
  (path) => {
    expect(textOf(builtPage(path).part('whom-to-call'))).toMatch(
      /I cannot care for my child\. Whom can I call\?.*our social worker.*Call 116, Kenya’s child helpline/s,
    );
  },
);

test('Contact leads from its head to the answer for a mother', () => {
  const [name] = mainLinks('/contact').find(([, href]) => href === '/contact#whom-to-call') ?? [];
  expect(name).toBe('I cannot care for my child. Whom can I call?');
});

test('the answer of the home on tax takes the place of "We have not said yet"', () => {
  const text = textOf(builtPage('/contact').part('faq'));
  expect(text).toContain('We give one for gifts from Exampleland.');
  expect(text).not.toContain('We have not said yet');
});
