import { z } from 'zod';

import { weekdayOf } from '../../src/lib/days.ts';
import { minutesOf } from '../../src/lib/time-of-day.ts';
import { fieldOf, type ContentModules } from './content-values.ts';
import { schemaProblems } from './schema-problems.ts';

/** `expected` completes a sentence that begins with "expected". */
function text(form: RegExp | ((text: string) => boolean), expected: string) {
  const isSound = form instanceof RegExp ? (it: string) => form.test(it) : form;
  return z.string(expected).refine(isSound, expected);
}

const today = () => new Date().toISOString().slice(0, 10);
const isDay = (it: string) => weekdayOf(it) !== null;
const aboveZero = 'a whole number above 0, in digits alone: 185';
const amount = z.int(aboveZero).positive(aboveZero);
const day = text(isDay, 'a day as year-month-day: 2026-12-12');
const pastDay = text(
  (it) => isDay(it) && it <= today(),
  'a day that has been, as year-month-day: 2026-11-21',
);
const pastYear = 'a year that has been, in digits alone: 1998';
const origin = text(isOrigin, 'https:// and the host, and nothing after it, not even a slash');
const time = text(
  (it) => !Number.isNaN(minutesOf(it)),
  "a time from 0:00 to 24:00, such as '17:30'",
);

const visitingHours = z
  .array(
    z
      .object({ days: z.array(z.string()), opens: time, closes: time })
      .refine(({ opens, closes }) => !(minutesOf(opens) >= minutesOf(closes)), {
        path: ['closes'],
        message: 'a time after that of opening',
      }),
  )
  .refine((hours) => isUnique(hours.flatMap(({ days }) => days)), 'each day once');

const organization = z.object({
  foundedYear: z.int(pastYear).refine((it) => it <= Number(today().slice(0, 4)), pastYear),
  phones: z.array(
    // One form, so all phones look alike.
    text(
      /^(?:\+254(?: \d{3}){3}|\+(?!254)\d{1,3}(?: \d{2,10}){1,4})$/,
      '+, the country code and groups of digits between single spaces, after +254 three of three: +254 712 345 678',
    ),
  ),
  email: z.email('an e-mail such as office@the-home.org'),
  visitingHours,
  siteUrl: origin,
  mapOrigin: origin,
  builder: z.object({
    url: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
  }),
});

const paymentValue = z
  .object({ isNumber: z.boolean(), value: z.string() })
  .refine(({ isNumber, value }) => !isNumber || /^\d+$/.test(value), {
    path: ['value'],
    message: 'digits alone',
  });

const bankAccounts = z
  .array(
    z.object({
      value: text(/^\d+$/, 'digits alone'),
      currencies: z.array(text(/^[A-Z]{3}$/, 'three capitals, such as KES or USD')).nullable(),
    }),
  )
  .superRefine((accounts, context) => {
    for (const [index, { currencies }] of accounts.entries()) {
      if (accounts.length > 1 && currencies === null)
        context.addIssue({
          code: 'custom',
          path: [index, 'currencies'],
          message: "the money that each of several accounts takes: ['KES']",
        });
    }
  });

/** A bank can't use the first without the second. */
const bankNeeds = { branch: 'name', bankCode: 'name', branchCode: 'branch', bic: 'name' } as const;

const bankSettings = z
  .object({
    name: z.string().nullable(),
    branch: z.string().nullable(),
    bankCode: text(/^\d{2}$/, "the bank's two digits").nullable(),
    branchCode: text(/^\d{3}$/, "the branch's three digits").nullable(),
    // ISO 9362: bank (4), country (2), place (2), and optionally a branch (3).
    bic: text(
      /^[A-Z]{4}KE[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
      '8 or 11 capitals and digits, the fifth and sixth KE for Kenya: ABCDKENX or ABCDKENXXXX',
    ).nullable(),
  })
  .superRefine((bank, context) => {
    for (const [field, needed] of Object.entries(bankNeeds)) {
      if (bank[field as keyof typeof bankNeeds] !== null && bank[needed] === null)
        context.addIssue({
          code: 'custom',
          path: [needed],
          message: `the ${needed} beside ${field}`,
        });
    }
  });

const homeSettings = z.object({
  whatsApp: text(
    /^254[17]\d{8}$/,
    'digits alone, 254 and nine more, without + or spaces: 254712345678',
  ).nullable(),
  publicHolidays: z.array(day).nullable(),
  detailsChecked: pastDay.nullable(),
});

const homeQuestions = z.array(
  z.object({
    answer: z
      .object({
        links: z
          .array(
            z.object({
              to: text(
                /^(?:\/|https:\/\/[^/\s]|mailto:\S+@|tel:\+\d)\S*$/,
                "a page such as '/give', or an address that begins with https://, mailto: or tel:+",
              ),
            }),
          )
          .optional(),
      })
      .nullable(),
  }),
);

const statement = z.object({ reviewed: pastDay });
const sixPictures = 'six pictures, the last one of the night';

/** What types can't check, by file and export. */
const settings: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  organization: { organization },
  payments: {
    annualFees: z.object({ usd: amount, kes: amount }),
    sponsorshipPerMonth: z.object({ fromUsd: amount, toUsd: amount }),
    paymentValues: z.record(z.string(), paymentValue),
    bankAccounts,
    donationTiers: z
      .array(z.object({ amountUsd: amount }))
      .refine((tiers) => isUnique(tiers.map(({ amountUsd }) => amountUsd)), 'each amount once'),
  },
  'sponsorship-options': { offeredAmountsUsd: z.array(amount) },
  impact: { childrenInCare: amount },
  'home-settings': { bankSettings, homeSettings },
  'home-questions': { homeQuestions },
  // day-progress.module.css has six places.
  'page-photos': {
    dayPhotos: z.array(z.string()).length(6, sixPictures),
  },
  'visit-counter': {
    visitCounter: z.object({
      baseUrl: text(
        (it) => it === 'same-origin' || isOrigin(it),
        "'same-origin', or https:// and the host without a slash at its end",
      ),
      site: text(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens'),
    }),
  },
  'page-texts/accessibility': { accessibilityStatement: statement },
  'page-texts/privacy': { privacyStatement: statement },
  'page-texts/safeguarding': { safeguardingStatement: statement },
};

/** As "file: field is …; expected …". */
export function settingProblems(modules: ContentModules): string[] {
  return Object.entries(settings).flatMap(([name, schemas]) => {
    const file = `src/content/${name}.ts`;
    const exports = modules[file];
    if (!exports) return [];
    return schemaProblems(z.object(schemas), exports).map(
      ({ path, problem, expected }) =>
        `${file}: ${fieldOf(exports, path)} is ${problem}; expected ${expected}`,
    );
  });
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.origin === address;
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
