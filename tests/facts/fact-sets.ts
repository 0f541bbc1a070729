/**
 * Two sets of facts that nobody could take for the home's own: numbers and addresses that are reserved for
 * examples, and a bank that does not exist. Each value is TypeScript, as it would stand in the file.
 */
export type FactSet = {
  /** By file of src/content and field. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Other text of the project, by file: what is found and what takes its place. */
  texts: Readonly<Record<string, readonly (readonly [RegExp, string])[]>>;
  /** Whether `npm run launch-check` must find nothing. */
  isReady: boolean;
};

const account = (id: string, label: string, value: string, currency: string) =>
  `Object.freeze({ id: '${id}', label: '${label}', isNumber: true, value: '${value}', currencies: Object.freeze(['${currency}']) })`;

const answer =
  "{ text: 'This is an answer of the rehearsal.', links: [{ label: 'Read more', to: 'https://home.example/more' }] }";

const seventhWay = `{
    id: 'teach', label: 'Teach', title: 'Teach what you know',
    description: 'Share a craft or a language with a class for an afternoon.',
    commitment: 'An afternoon', duration: 'Once or each term',
    includes: ['A class', 'A teacher beside you'],
    steps: ['Call us', 'Agree a day with us', 'Bring what you need', 'Tell us how it went'],
    action: { kind: 'call' }, photo: 'hills-at-sunset',
  },
`;

/** A sentence to confirm, confirmed. */
const confirmed = [/\{\s*toConfirm:\s*('[^']*'|"[^"]*"|`[^`]*`),?\s*\}/g, '$1'] as const;

/** The day on which the home has handed over all its facts. */
const complete: FactSet = {
  fields: {
    organization: {
      phones: "['+254 700 100 200', '+44 1632 960001']",
      email: "'office@home.example'",
      siteUrl: "'https://home.example'",
      builder: "{ name: 'Example Builders', url: 'https://builders.example' }",
      visitingHours: `[
        { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '8:30', closes: '16:00' },
        { days: ['Saturday'], opens: '11:00', closes: '14:30' },
      ]`,
    },
    'home-settings': {
      name: "'Example Savings Bank'",
      branch: "'Example Road'",
      bankCode: "'99'",
      branchCode: "'001'",
      bic: "'ABCDKENXXXX'",
      address: "'P.O. Box 1, Nowhere'",
      beneficiaryAddress: "'Off Kangundo Road, Ruai'",
      paybillName: "'EXAMPLE CHILDRENS HOME'",
      mpesaFeePaidBy: "'home'",
      whatsApp: "'254700100200'",
      publicHolidays: "['2030-12-12', '2030-12-25']",
      beyondFees: "'The rest pays for meals and a bed.'",
      detailsChecked: "'2026-01-15'",
    },
    payments: { usd: '210', kes: '27_300' },
  },
  texts: {
    'src/content/payments.ts': [
      [/fromUsd: \d+, toUsd: \d+/, 'fromUsd: 55, toUsd: 70'],
      [
        /bankAccounts: readonly BankAccount\[\] = Object\.freeze\(\[[\s\S]*?\n\]\);/,
        `bankAccounts: readonly BankAccount[] = Object.freeze([
          ${account('shillings', 'Shilling account', '1001001001', 'KES')},
          ${account('dollars', 'Dollar account', '1001001002', 'USD')},
        ]);`,
      ],
    ],
    'src/content/payments.test.ts': [
      [/(bankAccounts\.map\(.*\)\.toEqual\()\[.*?\]/, "$1['1001001001', '1001001002']"],
    ],
    'src/content/payment-cards.ts': [
      [/slug: '[\w-]+', focusY: \d+/, "slug: 'books-and-pencils', focusY: 50"],
    ],
    'src/content/supporter-stories.ts': [
      [/(supporterStories: readonly SupporterStory\[\]) = \[[\s\S]*\];/, '$1 = [];'],
    ],
    'src/content/ways-to-help.ts': [
      [/(type WayToHelpId =)/, "$1 'teach' |"],
      [/(export const waysToHelp = \[[\s\S]*?)(\] as const)/, `$1  ${seventhWay}$2`],
    ],
    'src/pages/get-involved/ways-to-help-section.tsx': [
      [/(const icons: .*\{\n)/, "$1  teach: 'book',\n"],
    ],
    'src/content/home-questions.ts': [[/answer: null/g, `answer: ${answer}`]],
    'src/content/page-texts/safeguarding.ts': [confirmed],
    'src/content/page-texts/accessibility.ts': [confirmed],
    'src/content/page-texts/privacy.ts': [confirmed],
    'src/content/page-texts/contact.ts': [confirmed],
    'src/content/page-texts/give.ts': [confirmed],
    'photos/photos.json': [[/"rendered"/g, '"unidentifiable"']],
    '.github/CODEOWNERS': [[/@example-org\//g, '@the-home/']],
  },
  isReady: true,
};

/** The home has told nothing that the pages can do without. */
const emptiest: FactSet = {
  fields: {
    organization: { phones: "['+254 700 100 200']" },
    'home-settings': Object.fromEntries(
      Object.keys(complete.fields['home-settings'] ?? {}).map((field) => [field, 'null']),
    ),
  },
  texts: {
    'src/content/children.ts': [
      [/groups: readonly ChildGroup\[\] = \[[\s\S]*?\n\];/, 'groups: readonly ChildGroup[] = [];'],
    ],
    'src/content/supporter-stories.ts': complete.texts['src/content/supporter-stories.ts'] ?? [],
  },
  isReady: false,
};

export const factSets: Readonly<Record<string, FactSet>> = { complete, emptiest };
