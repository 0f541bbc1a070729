import { expect, test } from 'vitest';

import { settingProblems } from './settings.ts';

const organization = {
  foundedYear: 2001,
  phones: ['+254 712 345 678'],
  email: 'office@home.ke',
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
  currencies: ['KES', 'USD'],
};

const givingSettings = {
  whatsApp: '254712345678',
  publicHolidays: ['2026-12-12'],
  detailsChecked: '2026-11-21',
};

const pictures = ['a', 'b', 'c', 'd', 'e', 'f'];
const reviewed = (day: string) => ({ privacyStatement: { reviewed: day } });
const tiers = (...amounts: number[]) => amounts.map((amountUsd) => ({ amountUsd }));
const payments = {
  annualFees: { usd: 185, kes: 24_000 },
  sponsorshipPerMonth: { fromUsd: 50, toUsd: 65 },
  donationTiers: tiers(25, 50),
  paymentValues: {
    paybill: { isNumber: true, value: '400222' },
    paybillAccount: { isNumber: false, value: 'HOME' },
  },
};
const nulls = (settings: object) =>
  Object.fromEntries(Object.keys(settings).map((key) => [key, null]));

function problemsOf(file: string, exports: Record<string, unknown>): string[] {
  return settingProblems({ [`src/content/${file}.ts`]: exports });
}

test.each<[string, Record<string, unknown>]>([
  ['organization', { organization }],
  ['organization', { organization: { ...organization, phones: ['+49 30 1234567'] } }],
  ['organization', { organization: { ...organization, email: 'a.b-c@motherly-care.or.ke' } }],
  ['payments', payments],
  ['giving-settings', { bankSettings, givingSettings }],
  ['giving-settings', { bankSettings: { ...bankSettings, bic: null }, givingSettings }],
  ['giving-settings', { bankSettings: nulls(bankSettings), givingSettings: nulls(givingSettings) }],
  ['page-photos', { dayPhotos: pictures }],
  ['visit-counter', { visitCounter: { baseUrl: 'same-origin', site: 'home' } }],
  ['visit-counter', { visitCounter: { baseUrl: 'https://counter.ke', site: 'home' } }],
  ['privacy-statement', reviewed('2026-11-21')],
])('%s: %j is sound', (file, exports) => {
  expect(problemsOf(file, exports)).toEqual([]);
});

test.each<[Partial<typeof organization>, string]>([
  [{ email: 'home.example.org' }, 'email is "home.example.org"; expected an e-mail such as'],
  [{ email: 'the home@home.ke' }, 'email is "the home@home.ke"'],
  [{ phones: ['+254 712 345'] }, 'phones, 1 is "+254 712 345"; expected +, the country code'],
  [{ phones: ['+254 712 345 678', '0712 345 678'] }, 'phones, 2 is "0712 345 678"'],
  [{ phones: ['+49 30 1'] }, 'phones, 1 is'],
  [{ phones: ['+254 712 345 678', '+254712345678'] }, 'phones, 2 is "+254712345678"'],
  [{ siteUrl: 'https://home.ke/' }, 'siteUrl is "https://home.ke/"; expected https:// and the'],
  [{ foundedYear: 2999 }, 'foundedYear is 2999; expected a year that has been'],
  [{ builder: { url: 'builder.ke' } }, 'builder, url is "builder.ke"; expected an address'],
])('the organization with %j is refused: %s', (change, problem) => {
  expect(problemsOf('organization', { organization: { ...organization, ...change } })).toEqual([
    expect.stringContaining(`src/content/organization.ts: organization, ${problem}`),
  ]);
});

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

test.each<[Partial<Record<keyof typeof bankSettings, unknown>>, string]>([
  [{ bic: 'ABCDKENXX' }, 'bic is "ABCDKENXX"; expected 8 or 11 capitals'],
  [{ bic: 'ABCDUGKA' }, 'bic is "ABCDUGKA"'],
  [{ bankCode: '9' }, 'bankCode is "9"; expected the bank\'s two digits'],
  [{ branchCode: '0001' }, 'branchCode is "0001"; expected the branch\'s three digits'],
  [{ currencies: ['Ksh'] }, 'currencies, 1 is "Ksh"; expected three capitals'],
  [{ branch: null }, 'branch is null; expected the branch beside branchCode'],
])('the bank with %j is refused: %s', (change, problem) => {
  const exports = { bankSettings: { ...bankSettings, ...change }, givingSettings };
  expect(problemsOf('giving-settings', exports)).toEqual([
    expect.stringContaining(`src/content/giving-settings.ts: bankSettings, ${problem}`),
  ]);
});

test.each<[Partial<typeof givingSettings>, string]>([
  [{ whatsApp: '+254712345678' }, 'whatsApp is "+254712345678"; expected digits alone'],
  [{ whatsApp: '0712345678' }, 'whatsApp is "0712345678"'],
  [{ whatsApp: '254000000001' }, 'whatsApp is "254000000001"'],
  [{ publicHolidays: ['2026-02-30'] }, 'publicHolidays, 1 is "2026-02-30"; expected a day as'],
  [{ detailsChecked: '2999-01-01' }, 'detailsChecked is "2999-01-01"; expected a day that has'],
])('giving with %j is refused: %s', (change, problem) => {
  const exports = { bankSettings, givingSettings: { ...givingSettings, ...change } };
  expect(problemsOf('giving-settings', exports)).toEqual([
    expect.stringContaining(`src/content/giving-settings.ts: givingSettings, ${problem}`),
  ]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'payments',
    { ...payments, annualFees: { usd: 185, kes: 24.5 } },
    'annualFees, kes is 24.5; expected a whole number above 0',
  ],
  [
    'payments',
    { ...payments, sponsorshipPerMonth: { fromUsd: -50, toUsd: 40 } },
    'sponsorshipPerMonth, fromUsd is -50; expected a whole number above 0',
  ],
  [
    'payments',
    { ...payments, paymentValues: { another: { isNumber: true, value: 'ABC-not a number' } } },
    'paymentValues, another, value is "ABC-not a number"; expected digits alone',
  ],
  ['payments', { ...payments, donationTiers: tiers(25, 25) }, 'donationTiers is a list of 2'],
  ['page-photos', { dayPhotos: [...pictures, 'g'] }, 'dayPhotos is a list of 7; expected six'],
  [
    'visit-counter',
    { visitCounter: { baseUrl: 'https://counter.ke/', site: 'home' } },
    'visitCounter, baseUrl is "https://counter.ke/"; expected \'same-origin\', or https://',
  ],
  ['visit-counter', { visitCounter: { baseUrl: 'same-orgin', site: 'home' } }, '"same-orgin"'],
  [
    'visit-counter',
    { visitCounter: { baseUrl: 'same-origin', site: 'Our Home' } },
    'visitCounter, site is "Our Home"; expected small letters',
  ],
  ['privacy-statement', reviewed('2026-02-30'), 'privacyStatement, reviewed is "2026-02-30"'],
  ['privacy-statement', reviewed('2999-01-01'), 'reviewed is "2999-01-01"; expected a day that'],
])('%s: %j is refused: %s', (file, exports, problem) => {
  expect(problemsOf(file, exports)).toEqual([expect.stringContaining(problem)]);
});
