import { expect, test } from 'vitest';

import { settingProblems } from './settings.ts';

const organization = {
  foundedYear: 2001,
  phones: ['+254 712 345 678', '+49 30 1234567'],
  email: 'a.b-c@motherly-care.or.ke',
  visitingHours: [{ days: ['Monday'], opens: '9:00', closes: '17:30' }],
  siteUrl: 'https://home.ke',
  mapOrigin: 'https://maps.ke',
  builder: { url: 'https://builder.ke' },
};
const bankSettings = {
  name: 'Savings Bank',
  branch: 'Ruai',
  bankCode: '99',
  branchCode: '001',
  bic: 'ABCDKENX',
};
const homeSettings = {
  whatsApp: '254712345678',
  publicHolidays: ['2026-12-12'],
  detailsChecked: '2026-11-21',
};
const nulls = (given: object) => Object.fromEntries(Object.keys(given).map((key) => [key, null]));

/** By file and export. */
const sound: Record<string, Record<string, unknown>> = {
  organization: { organization },
  payments: {
    annualFees: { usd: 185, kes: 24_000 },
    sponsorshipPerMonth: { fromUsd: 50, toUsd: 65 },
    donationTiers: [{ amountUsd: 25 }, { amountUsd: 50 }],
    bankAccounts: [
      { id: 'one', value: '1001001', currencies: ['KES'] },
      { id: 'two', value: '1001002', currencies: ['USD'] },
    ],
    paymentValues: {
      paybill: { isNumber: true, value: '400222' },
      paybillAccount: { isNumber: false, value: 'HOME' },
    },
  },
  'home-settings': { bankSettings, homeSettings },
  'home-questions': {
    homeQuestions: [
      { answer: null },
      {
        answer: {
          links: ['/give', 'https://register.ke/42', 'mailto:a@b.ke', 'tel:+254712345678'].map(
            (to) => ({ to }),
          ),
        },
      },
    ],
  },
  'page-photos': { dayPhotos: ['a', 'b', 'c', 'd', 'e', 'f'] },
  'visit-counter': { visitCounter: { baseUrl: 'same-origin', site: 'home' } },
  'page-texts/privacy': { privacyStatement: { reviewed: '2026-11-21' } },
};

function problemsOf(file: string, exports: Record<string, unknown>): string[] {
  return settingProblems({ [`src/content/${file}.ts`]: { ...sound[file], ...exports } });
}

test.each<[string, Record<string, unknown>]>([
  ...Object.entries(sound),
  ['home-settings', { bankSettings: { ...bankSettings, bic: null } }],
  ['payments', { bankAccounts: [{ id: 'one', value: '1001001', currencies: null }] }],
  ['home-settings', { bankSettings: nulls(bankSettings), homeSettings: nulls(homeSettings) }],
  ['visit-counter', { visitCounter: { baseUrl: 'https://counter.ke', site: 'home' } }],
])('%s: %j is sound', (file, exports) => {
  expect(problemsOf(file, exports)).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  [
    'organization',
    'email',
    'home.example.org',
    'is "home.example.org"; expected an e-mail such as',
  ],
  ['organization', 'email', 'the home@home.ke', 'is "the home@home.ke"'],
  ['organization', 'siteUrl', 'https://home.ke/', 'is "https://home.ke/"; expected https:// and'],
  ['organization', 'foundedYear', 2999, 'is 2999; expected a year that has been'],
  ['organization', 'builder', { url: 'builder.ke' }, ', url is "builder.ke"; expected an address'],
  ['payments', 'annualFees', { usd: 185, kes: 24.5 }, ', kes is 24.5; expected a whole number'],
  [
    'payments',
    'sponsorshipPerMonth',
    { fromUsd: -5, toUsd: 9 },
    ', fromUsd is -5; expected a whole',
  ],
  ['payments', 'donationTiers', [{ amountUsd: 25 }, { amountUsd: 25 }], 'is a list of 2; expected'],
  [
    'payments',
    'paymentValues',
    { another: { isNumber: true, value: 'ABC-not a number' } },
    ', another, value is "ABC-not a number"; expected digits alone',
  ],
  ['home-settings', 'bic', 'ABCDKENXX', 'is "ABCDKENXX"; expected 8 or 11 capitals'],
  ['home-settings', 'bic', 'ABCDUGKA', 'is "ABCDUGKA"'],
  ['home-settings', 'bankCode', '9', 'is "9"; expected the bank\'s two digits'],
  ['home-settings', 'branchCode', '0001', 'is "0001"; expected the branch\'s three digits'],
  [
    'payments',
    'bankAccounts',
    [{ id: 'one', value: '1001001', currencies: ['Ksh'] }],
    ' "one", currencies, 1 is "Ksh"; expected three capitals',
  ],
  [
    'payments',
    'bankAccounts',
    [
      { id: 'one', value: '1001001', currencies: ['KES'] },
      { id: 'two', value: '1001002', currencies: null },
    ],
    ' "two", currencies is null; expected the money that each',
  ],
  [
    'payments',
    'bankAccounts',
    [{ id: 'one', value: '1001 001', currencies: null }],
    ' "one", value is "1001 001"; expected digits alone',
  ],
  ['home-settings', 'branch', null, 'is null; expected the branch beside branchCode'],
  ['home-settings', 'whatsApp', '+254712345678', 'is "+254712345678"; expected digits alone'],
  ['home-settings', 'whatsApp', '254000000001', 'is "254000000001"'],
  ['home-settings', 'publicHolidays', ['2026-02-30'], ', 1 is "2026-02-30"; expected a day as'],
  ['home-settings', 'detailsChecked', '2999-01-01', 'is "2999-01-01"; expected a day that has'],
  [
    'home-questions',
    'homeQuestions',
    [{ answer: { links: [{ to: 'register.ke' }] } }],
    ', 1, answer, links, 1, to is "register.ke"; expected a page such as',
  ],
  ['page-photos', 'dayPhotos', ['a'], 'is a list of 1; expected six'],
  ['visit-counter', 'baseUrl', 'https://counter.ke/', "expected 'same-origin', or https://"],
  ['visit-counter', 'site', 'Our Home', 'is "Our Home"; expected small letters'],
  ['page-texts/privacy', 'reviewed', '2026-02-30', 'is "2026-02-30"'],
])('%s: %s of %j is refused: %s', (file, field, value, problem) => {
  // `field` is an export, or a field of the export that has it.
  const changed = Object.entries(sound[file] ?? {}).map(([name, given]) => {
    if (name === field) return [name, value];
    const isInside = typeof given === 'object' && given !== null && field in given;
    return [name, isInside ? { ...given, [field]: value } : given];
  });
  const found = problemsOf(file, Object.fromEntries(changed) as Record<string, unknown>);
  expect(found).toEqual([expect.stringContaining(problem)]);
  expect(found[0]).toContain(field);
});

// All phones have one form: +254 712 345 678.
test.each(['+254 712 345', '0712 345 678', '+254712345678', '+49 30 1', '+254 7123 45678'])(
  'the phone %j is refused',
  (phone) => {
    const phones = ['+254 712 345 678', phone];
    expect(problemsOf('organization', { organization: { ...organization, phones } })).toEqual([
      expect.stringContaining(`phones, 2 is "${phone}"; expected +, the country code`),
    ]);
  },
);

test('visiting hours are two times in order, on each day once', () => {
  const visitingHours = [
    { days: ['Monday', 'Friday'], opens: '17:00', closes: '9:00' },
    { days: ['Friday'], opens: '9AM', closes: '24:00' },
    { days: ['Sunday'], opens: '0:00', closes: '24:00' },
  ];
  expect(problemsOf('organization', { organization: { ...organization, visitingHours } })).toEqual(
    [
      'visitingHours, 1, closes is "9:00"; expected a time after that of opening',
      'visitingHours, 2, opens is "9AM"; expected a time from 0:00 to 24:00, such as \'17:30\'',
      'visitingHours is a list of 3; expected each day once',
    ].map((problem) => `src/content/organization.ts: organization, ${problem}`),
  );
});
