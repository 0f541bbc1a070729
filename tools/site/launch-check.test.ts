import { expect, test } from 'vitest';

import { findLaunchBlockers, type LaunchInput } from './launch-blockers.ts';

const ready: LaunchInput = {
  organization: {
    phones: ['+254 712 345 678'],
    email: 'office@home.ke',
    siteUrl: 'https://home.ke',
    bankName: 'A bank, Ruai branch',
    builder: { url: 'https://builder.ke' },
  },
  visitCounter: { baseUrl: 'https://counter.ke' },
  supporterStories: [{ name: 'A sponsor', standIn: false }],
  contactFormDelivery: 'https://forms.ke',
  photos: [{ people: 'consent' }, { people: 'none' }],
  builtHeaders: '/*\n  Content-Security-Policy: connect-src https://counter.ke',
  sources: {
    organization: '',
    visitCounter: '',
    supporterStories: '',
    contactForm: '',
    photos: '',
  },
};

function placesAndTexts(changes: Partial<LaunchInput>): string[] {
  return findLaunchBlockers({ ...ready, ...changes }).map(({ place, text }) => `${place} ${text}`);
}

test('a site with everything set has nothing in its way', () => {
  expect(findLaunchBlockers(ready)).toEqual([]);
});

test('names each stand-in and unset setting of the organization, with its line', () => {
  const organization = {
    phones: ['+254 000 000 001', '+254 712 345 678', '+254 000 000 003'],
    email: 'home@example.org',
    siteUrl: 'https://example.org',
    bankName: null,
    builder: { url: null },
  };
  const source = [
    'bankName: string | null;',
    "'+254 000 000 001',",
    "'+254 000 000 003',",
    "email: 'home@example.org',",
    'bankName: null as string | null,',
    "siteUrl: 'https://example.org',",
    'url: null,',
  ].join('\n');
  const sources = { ...ready.sources, organization: source };
  expect(placesAndTexts({ organization, sources }).map((line) => line.split(' ')[0])).toEqual(
    [2, 3, 4, 6, 5, 7].map((line) => `src/content/organization.ts:${line}`),
  );
});

test.each<[string, Partial<LaunchInput>, string]>([
  ['a retired counter', { visitCounter: { baseUrl: 'https://api.counterapi.dev' } }, 'retired'],
  ['a story', { supporterStories: [{ name: 'A friend', standIn: true }] }, '"A friend"'],
  ['a silent contact form', { contactFormDelivery: 'none' }, 'delivers nothing'],
  [
    'rendered pictures',
    { photos: [{ people: 'rendered' }, { people: 'none' }] },
    '1 of 2 pictures',
  ],
  ['nothing built', { builtHeaders: null }, 'nothing is built'],
  ['a build for this machine', { builtHeaders: "connect-src 'self';" }, 'dist/_headers:1'],
])('%s stands in the way', (_name, changes, expected) => {
  const lines = placesAndTexts(changes);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(expected);
});

test('a domain that only contains the words is no stand-in', () => {
  const organization = { ...ready.organization, siteUrl: 'https://counterexample.org.ke' };
  expect(placesAndTexts({ organization })).toEqual([]);
});
