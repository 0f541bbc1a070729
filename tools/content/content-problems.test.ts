import { describe, expect, test } from 'vitest';

import { heroPhotos } from '../../src/content/hero.ts';
import type { VisitCounterSettings } from '../../src/content/visit-counter.ts';
import { findContentProblems, type ContentInput } from './content-problems.ts';

const organization: ContentInput['organization'] = {
  name: "The Village Children's Home",
  shortName: 'The Village',
  descriptor: "Children's Home, Ruai",
  initials: 'TVCH',
  foundedYear: 2001,
  phones: ['+254 712 345 678'],
  email: 'office@home.ke',
  address: {
    lines: ['Off Long Road, Ruai', 'Nairobi'],
    words: 'Off Long Road, Ruai, Nairobi',
    locality: 'Ruai',
    country: 'KE',
  },
  landmark: '1 km from Ruai Junction',
  way: { junction: 'a junction', distance: '1 km', road: 'a road' },
  visitingHours: [],
  visitingCondition: 'by appointment',
  siteUrl: 'https://home.ke',
  builder: { name: 'The builder', url: null, standInUrl: 'https://example.org' },
  mapOrigin: 'https://maps.ke',
};

const bankSettings: ContentInput['bankSettings'] = {
  name: 'Savings Bank',
  branch: 'Ruai',
  bankCode: '99',
  branchCode: '001',
  bic: 'ABCDKENX',
  address: null,
  beneficiaryAddress: null,
  currencies: ['KES', 'USD'],
};

const givingSettings: ContentInput['givingSettings'] = {
  paybillName: null,
  mpesaFeePaidBy: null,
  whatsApp: '254712345678',
  publicHolidays: ['2026-12-12'],
  detailsChecked: '2026-11-21',
};

const group: ContentInput['children'][number] = {
  id: 'the-choir',
  name: 'The choir',
  age: '9–11 years',
  grade: 'Grade 4',
  interests: ['Singing'],
  story: 'They sing.',
  monthlyNeed: 185,
  annualFees: 185,
  feesDescription: 'Tuition and books',
  sponsored: false,
  profileImage: heroPhotos[0],
};

const sound: ContentInput = {
  modules: {},
  organization,
  bankSettings,
  givingSettings,
  annualFees: { usd: 185, kes: 24_000, covers: ['tuition', 'books'] },
  donationTiers: [{ amountUsd: 25, label: 'meals', photo: heroPhotos[0] }],
  children: [group],
  supporterStories: [],
  visitCounter: { baseUrl: 'https://counter.ke', path: '/up', site: 'home', countField: 'count' },
  galleryFilters: [{ id: 'all' }, { id: 'activities' }],
  galleryPhotos: [{ title: 'The choir', category: 'activities' }],
  photoAlts: { choir: 'Children sing' },
  allowedNames: ['Open Day'],
  today: '2026-11-23',
};

function problemsOf(change: Partial<ContentInput>): string[] {
  return findContentProblems({ ...sound, ...change });
}

/** An answer of the page's questions. */
function answer(text: string): Partial<ContentInput> {
  const contactFaq = [{ id: 'a-question', question: 'May I ask?', answer: text }];
  return { modules: { 'src/content/faq.json': { contactFaq } } };
}

test('finds nothing in sound content, without groups and without a visit counter', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ children: [], visitCounter: null })).toEqual([]);
});

describe('a text', () => {
  test.each([
    ['Grace Wanjiru reads.', 'holds "Grace Wanjiru", which looks like a person\'s name'],
    ['Ask for Mary Atieno.', 'holds "Mary Atieno"'],
    ['Call Grace first.', 'holds "Call Grace"'],
    ['', 'is empty; expected words'],
    [' ', 'is empty; expected words'],
    ['Pay to 247247.', 'holds 247247, which looks like a phone or an account'],
    ['Call 0712 345 678.', 'holds 0712 345 678'],
    ['Write to someone@else.org.', 'holds the e-mail someone@else.org'],
  ])('%j %s', (text, problem) => {
    const place = 'src/content/faq.json: contactFaq "a-question", answer ';
    expect(problemsOf(answer(text))).toEqual([expect.stringContaining(place + problem)]);
  });

  test.each([
    'In Nairobi, on Long Road, near Ruai Junction, on Open Day.',
    'A circle of friends raised KSH 100,000 in 2026.',
    'Write to office@home.ke.',
    "The Village Children's Home was founded in 2001.",
  ])('%j is sound', (text) => {
    const allowedNames = ['Open Day', 'Ruai Junction', 'Long Road'];
    expect(problemsOf({ ...answer(text), allowedNames })).toEqual([]);
  });

  test('may name a bank where the bank belongs', () => {
    const named = { ...bankSettings, name: 'Savings Bank', address: 'P.O. Box 12345, Ruai Road' };
    const modules = { 'src/content/giving-settings.ts': { bankSettings: named } };
    expect(problemsOf({ bankSettings: named, modules })).toEqual([]);
  });
});

function problemsOfStory(standIn: boolean): string[] {
  const story = 'Jane Otieno reads with Grade 4.';
  const supporterStories = [
    {
      name: 'Jane Otieno',
      role: 'Volunteer',
      story,
      impact: 'A listener.',
      photo: heroPhotos[0],
      way: 'volunteer' as const,
      standIn,
    },
  ];
  return problemsOf({
    supporterStories,
    modules: { 'src/content/stories.ts': { supporterStories } },
  });
}

describe('the story of a supporter', () => {
  test('may name the supporter once it is real', () => {
    expect(problemsOfStory(false)).toEqual([]);
  });

  test('names nobody while it is a stand-in', () => {
    expect(problemsOfStory(true)).toEqual([
      expect.stringContaining('supporterStories "Jane Otieno", name holds "Jane Otieno"'),
      expect.stringContaining('supporterStories "Jane Otieno", story holds "Jane Otieno"'),
    ]);
  });
});

function problemsOfList(name: string, list: unknown): string[] {
  return problemsOf({ modules: { 'src/content/story.ts': { [name]: list } } });
}

describe('a list', () => {
  test.each([
    [[], 'values is empty; expected at least one entry'],
    [[{ id: 'one' }, { id: 'one' }], 'values holds "one" twice; expected it once'],
    [['Meals', 'Books', 'Meals'], 'values holds "Meals" twice; expected it once'],
    [[{ id: 'Two-words' }], 'id is "Two-words"; expected small letters'],
  ])('%j: %s', (list, problem) => {
    expect(problemsOfList('values', list)).toEqual([expect.stringContaining(problem)]);
  });

  test('of groups may be empty: the page says so', () => {
    expect(problemsOfList('children', [])).toEqual([]);
  });
});

describe('the organization', () => {
  test.each<[Partial<ContentInput['organization']>, string]>([
    [{ email: 'home.example.org' }, 'email is "home.example.org": not an e-mail'],
    [{ email: 'the home@home.ke' }, 'email is "the home@home.ke": not an e-mail'],
    [{ email: 'home@localhost' }, 'email is "home@localhost": not an e-mail'],
    [{ phones: ['+254 712 345'] }, 'phones has "+254 712 345", which nobody can dial'],
    [{ phones: ['0712 345 678'] }, 'expected +, the country code and digits'],
    [{ phones: ['+254 712 345 6789'] }, 'expected +254 and nine more digits'],
    [{ phones: ['+49 30 1'] }, 'expected 8 to 15 digits'],
    [{ siteUrl: 'https://home.ke/' }, 'siteUrl is "https://home.ke/"'],
    [{ siteUrl: 'home.ke' }, 'siteUrl is "home.ke"'],
    [{ foundedYear: 2027 }, 'foundedYear is 2027; expected a year that has been'],
    [{ builder: { ...organization.builder, url: 'builder.ke' } }, 'builder, url is "builder.ke"'],
    [{ address: { ...organization.address, words: 'Elsewhere' } }, 'words is "Elsewhere"'],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf({ organization: { ...organization, ...change } })).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('may have a long e-mail and a phone in another country', () => {
    const email = 'admissions.office@motherly-care.or.ke';
    const changed = { ...organization, email, phones: ['+49 30 1234567'] as const };
    expect(problemsOf({ organization: changed })).toEqual([]);
  });
});

describe('what the home tells about gifts', () => {
  test.each<[Partial<ContentInput['bankSettings']>, string]>([
    [{ bic: 'ABCDKENXX' }, 'bankSettings, bic is "ABCDKENXX"; expected 8 or 11'],
    [{ bic: 'ABCDUGKA' }, 'bic is "ABCDUGKA"'],
    [{ bic: 'abcdkenx' }, 'bic is "abcdkenx"'],
    [{ bankCode: '9' }, 'bankCode is "9"; expected the bank\'s two digits'],
    [{ branchCode: '0001' }, 'branchCode is "0001"; expected the branch\'s three digits'],
    [{ currencies: ['Ksh'] }, 'currencies has "Ksh"'],
    [{ branch: null }, 'branch is null beside branchCode'],
  ])('%j is found: %s [fault 89]', (change, problem) => {
    expect(problemsOf({ bankSettings: { ...bankSettings, ...change } })).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test.each<[Partial<ContentInput['givingSettings']>, string]>([
    [{ whatsApp: '+254712345678' }, 'givingSettings, whatsApp is "+254712345678"; expected digits'],
    [{ whatsApp: '0712345678' }, 'whatsApp is "0712345678"'],
    [{ whatsApp: '254000000001' }, 'whatsApp is "254000000001"'],
    [{ publicHolidays: ['2026-02-30'] }, 'publicHolidays has "2026-02-30"'],
  ])('%j is found: %s [fault 89]', (change, problem) => {
    expect(problemsOf({ givingSettings: { ...givingSettings, ...change } })).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('may be unset, all of it or the BIC alone', () => {
    const unset = Object.fromEntries(Object.keys(bankSettings).map((key) => [key, null]));
    expect(problemsOf({ bankSettings: unset as ContentInput['bankSettings'] })).toEqual([]);
    expect(problemsOf({ bankSettings: { ...bankSettings, bic: null } })).toEqual([]);
  });
});

test.each<[string, Partial<ContentInput>, string]>([
  ['a name of one word', { children: [{ ...group, name: 'Grace' }] }, 'name is "Grace"'],
  [
    'health on a card',
    { children: [{ ...group, story: 'Two of them are HIV-positive.' }] },
    'children "the-choir", story speaks of "HIV"',
  ],
  [
    'fees of their own',
    { children: [{ ...group, annualFees: 190 }] },
    'annualFees is 190; expected annualFees.usd of payments.ts: 185',
  ],
  [
    'fees described in part',
    { children: [{ ...group, feesDescription: 'Tuition' }] },
    'feesDescription lacks "books"',
  ],
  [
    'half a shilling',
    { annualFees: { ...sound.annualFees, kes: 24.5 } },
    'payments.ts: annualFees, kes has 24.5; expected a whole number above 0',
  ],
  [
    'one gift twice',
    { donationTiers: [...sound.donationTiers, ...sound.donationTiers] },
    'donationTiers has $25 twice',
  ],
  [
    'one photo twice',
    { galleryPhotos: [...sound.galleryPhotos, ...sound.galleryPhotos] },
    'galleryPhotos shows "The choir" twice',
  ],
  ['a photo without filter', { galleryFilters: [{ id: 'all' }] }, 'galleryFilters lacks'],
  [
    'no filter for all',
    { galleryFilters: [{ id: 'activities' }] },
    'galleryFilters begins with "activities"; expected all',
  ],
  ['health in a picture', { photoAlts: { ward: 'A sick child' } }, 'alt speaks of "sick"'],
])('%s is found', (_name, change, problem) => {
  expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
});

test.each(['2026-02-30', '2026-11-24', '1 May 2026'])('%s is no day of a review', (reviewed) => {
  const modules = { 'src/content/privacy-statement.ts': { privacyStatement: { reviewed } } };
  expect(problemsOf({ modules })).toEqual([
    expect.stringContaining(`privacyStatement, reviewed is "${reviewed}"`),
  ]);
});

test.each([
  [{ baseUrl: 'https://counter.ke/' }, 'visitCounter, baseUrl is "https://counter.ke/"'],
  [{ baseUrl: 'same-orgin' }, 'visitCounter, baseUrl is "same-orgin"'],
  [{ path: 'up' }, 'visitCounter, path is "up"'],
  [{ site: 'Our Home' }, 'visitCounter, site is "Our Home"'],
])('a visit counter with %j: %s', (change, problem) => {
  const counter = { baseUrl: 'https://c.ke', path: '/up', site: 'a', countField: 'count' };
  const visitCounter = { ...counter, ...change } as VisitCounterSettings;
  expect(problemsOf({ visitCounter })).toEqual([expect.stringContaining(problem)]);
});

test('a visit counter of this site needs nothing but the name that it counts under', () => {
  expect(problemsOf({ visitCounter: { baseUrl: 'same-origin', site: 'home' } })).toEqual([]);
});

function problemsOfHours(visitingHours: ContentInput['organization']['visitingHours']) {
  return problemsOf({ organization: { ...organization, visitingHours } });
}

test('visiting hours are two times in order, on each day once', () => {
  expect(problemsOfHours([{ days: ['Monday'], opens: '9:00', closes: '17:30' }])).toEqual([]);
  expect(
    problemsOfHours([
      { days: ['Monday', 'Friday'], opens: '17:00', closes: '9:00' },
      { days: ['Friday'], opens: '9AM', closes: '17:00' },
    ]),
  ).toEqual([
    expect.stringContaining('visitingHours are from "17:00" to "9:00"'),
    expect.stringContaining('visitingHours are from "9AM" to "17:00"'),
    expect.stringContaining('visitingHours have Friday twice'),
  ]);
});
