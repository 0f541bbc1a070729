import { expect, test } from 'vitest';

import type { Statement } from '../../src/content/statement.ts';
import { findLaunchBlockers, type LaunchInput } from './launch-blockers.ts';

const statement: Statement = {
  title: 'Rules',
  lead: 'What we keep to.',
  reviewed: '2026-11-21',
  sections: [{ id: 'gate', title: 'The gate', paragraphs: ['It is blue.'] }],
};

const ready: LaunchInput = {
  organization: {
    phones: ['+254 712 345 678'],
    email: 'office@home.ke',
    siteUrl: 'https://home.ke',
    builder: { url: 'https://builder.ke' },
  },
  bankSettings: {
    name: 'A bank',
    branch: 'Ruai',
    bankCode: '99',
    branchCode: '001',
    bic: 'ABCDKENX',
    address: 'A street, Nairobi',
    beneficiaryAddress: 'A road, Ruai',
    currencies: ['KES'],
  },
  givingSettings: {
    paybillName: 'THE HOME',
    mpesaFeePaidBy: 'giver',
    whatsApp: '254712345678',
    publicHolidays: [],
    detailsChecked: '2026-11-21',
  },
  givingPromises: { neverPin: 'We never ask for your PIN.' },
  supporterStories: [{ name: 'A sponsor', standIn: false }],
  statements: { accessibility: statement, privacy: statement, safeguarding: statement },
  contactFormDelivery: { kind: 'none', confirmedByHome: true },
  openQuestions: [],
  photos: [{ people: 'consent' }, { people: 'none' }],
  builtHeaders: "/*\n  Content-Security-Policy: connect-src 'self' https://counter.ke",
  sources: {
    organization: '',
    givingSettings: '',
    givingPromises: '',
    supporterStories: '',
    accessibility: '',
    privacy: '',
    safeguarding: '',
    contactForm: '',
    openQuestions: '',
    codeOwners: '/src/content/payments.ts @the-home/payment-readers',
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
    builder: { url: null },
  };
  const source = [
    'url: string | null;',
    "'+254 000 000 001',",
    "'+254 000 000 003',",
    "email: 'home@example.org',",
    "siteUrl: 'https://example.org',",
    'url: null,',
  ].join('\n');
  const sources = { ...ready.sources, organization: source };
  expect(placesAndTexts({ organization, sources }).map((line) => line.split(' ')[0])).toEqual(
    [2, 3, 4, 5, 6].map((line) => `src/content/organization.ts:${line}`),
  );
});

const nulls = (settings: object) =>
  Object.fromEntries(Object.keys(settings).map((key) => [key, null]));

test('names each unset setting of giving and each promise to confirm, with its line', () => {
  const bankSettings = nulls(ready.bankSettings) as LaunchInput['bankSettings'];
  const givingSettings = nulls(ready.givingSettings) as LaunchInput['givingSettings'];
  const keys = [...Object.keys(bankSettings), ...Object.keys(givingSettings)];
  const changes = {
    bankSettings,
    givingSettings,
    givingPromises: { neverPin: { toConfirm: 'We never ask for your PIN.' } },
    sources: {
      ...ready.sources,
      givingSettings: keys.map((key) => `  ${key}: null,`).join('\n'),
      givingPromises: "'We never ask for your PIN.'",
    },
  };
  const lines = placesAndTexts(changes);
  expect(lines.slice(0, -1).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual(
    keys.map((key, index) => `src/content/giving-settings.ts:${index + 1} ${key} is not set`),
  );
  expect(lines.at(-1)).toBe(
    'src/content/giving-promises.ts:1 the home must confirm: "We never ask for your PIN."',
  );
});

test.each<[string, Partial<LaunchInput>, string]>([
  ['a story', { supporterStories: [{ name: 'A friend', standIn: true }] }, '"A friend"'],
  [
    'a contact form that nobody has decided on',
    { contactFormDelivery: { kind: 'none', confirmedByHome: false } },
    'delivers nothing',
  ],
  [
    'figures of the home that disagree',
    { openQuestions: ['Is it 10 or 12?'] },
    'the home must decide: Is it 10 or 12?',
  ],
  [
    'a team that is nobody',
    {
      sources: { ...ready.sources, codeOwners: '# Who\n/payments.ts @example-org/payment-readers' },
    },
    '.github/CODEOWNERS:2',
  ],
  [
    'rendered pictures',
    { photos: [{ people: 'rendered' }, { people: 'none' }] },
    '1 of 2 pictures',
  ],
  ['nothing built', { builtHeaders: null }, 'nothing is built'],
  [
    'a build for this machine',
    { builtHeaders: "connect-src 'self' http://localhost:*;" },
    'dist/_headers:1',
  ],
])('%s stands in the way', (_name, changes, expected) => {
  const lines = placesAndTexts(changes);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(expected);
});

test('names each sentence of a statement that the home must confirm, with its line', () => {
  const safeguarding: Statement = {
    ...statement,
    sections: [
      {
        id: 'gate',
        title: 'The gate',
        paragraphs: ['It is blue.', { toConfirm: 'It is shut at night.' }],
        points: [{ toConfirm: 'Somebody always answers.' }],
      },
    ],
  };
  const source = ["'It is blue.'", "'It is shut at night.'", '', "'Somebody always answers.'"];
  const changes = {
    statements: { ...ready.statements, safeguarding },
    sources: { ...ready.sources, safeguarding: source.join('\n') },
  };
  expect(placesAndTexts(changes)).toEqual([
    'src/content/safeguarding-statement.ts:2 the home must confirm: "It is shut at night."',
    'src/content/safeguarding-statement.ts:4 the home must confirm: "Somebody always answers."',
  ]);
});

test('a domain that only contains the words is no stand-in', () => {
  const organization = { ...ready.organization, siteUrl: 'https://counterexample.org.ke' };
  expect(placesAndTexts({ organization })).toEqual([]);
});
