import { z } from 'zod';
import { type Weekday, weekdays } from '../../src/lib/days.ts';
import { smallestGift } from '../../src/lib/gift.ts';
import { sentenceCase } from '../../src/lib/text.ts';
import { minutesOf } from '../../src/lib/time-of-day.ts';
import { wayToHelpIds } from '../../src/lib/way-to-help-ids.ts';
import type { PhotoSlug } from '../../src/content/photos.generated.ts';
import { isAlwaysCapital } from '../content/always-capital.ts';
import { curved } from './curved.ts';
import { amountsBeside, partsBelow } from './offered-amounts.ts';
import { form, isDay, isPastDay, object, text, today } from '../content/forms.ts';

/** Where a page needs words, it would print these: "Bank: none". */
const isWords = /^(?!(?:none|unknown|yes|no)$)(?=.*\S)/i;

/** Null while the home has not said. */
function orUnknown<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((it) => (it === 'unknown' ? null : it), schema.nullable());
}

/** Null while the home has not said, '' where there is none. */
function wordsOrUnknown(expected: string, isSound: RegExp = isWords) {
  return orUnknown(
    form(`${expected}, none or unknown`, (it) =>
      it === 'none' ? '' : isSound.test(it) ? it : null,
    ),
  );
}

function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((it) => (it === 'none' ? null : it), schema.nullable());
}

const list = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry, 'a list, each entry on its own line after "- "');

const listOrNone = <Schema extends z.ZodType>(entry: Schema) =>
  z.preprocess((it) => (it === 'none' ? [] : it), list(entry));

const atLeastOne = <Schema extends z.ZodType>(entry: Schema) =>
  z.tuple([entry], entry, 'at least one entry, each on its own line after "- "');

function forEach<Name extends string, Schema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

/** As it is typed: what a bank or M-PESA compares. */
const exactWords = text('words', isWords);
const words = exactWords.transform(tidy);
/** For the middle of a sentence: without a capital and a full stop. */
const phrase = words.transform((it) => withoutCapital(it.replace(/\.$/, '')));
const stay = phrase.refine(
  (it) => /\p{L}/u.test(it) && !/^(?:at least|from|minimum)\b/i.test(it),
  'a time alone, such as 3 months: the pages say "at least" themselves',
);
/** With one closing mark. */
const sentence = exactWords.transform(withFullStop);

function withFullStop(written: string): string {
  const it = sentenceCase(tidy(written));
  return /[.!?…:][’”)]*$/.test(it) ? it : `${it}.`;
}

/** In one line, with curly apostrophes and no space before a comma. */
function tidy(written: string): string {
  return curved(
    written
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,;.!?](?: |$))/g, '')
      .trim(),
  );
}

/** 'Uniforms' → 'uniforms'; 'English lessons' and 'HIV tests' stay. */
function withoutCapital(it: string): string {
  const [word = ''] = /^\p{Lu}\p{Ll}+/u.exec(it) ?? [];
  if (word === '' || isAlwaysCapital(word.toLowerCase())) return it;
  return it.charAt(0).toLowerCase() + it.slice(1);
}

/** `24,000` → 24000 */
function aboveZero(text: string): number | null {
  if (!/^(?:\d+|\d{1,3}(?:[, _]\d{3})+)$/.test(text)) return null;
  return Number(text.replaceAll(/\D/g, '')) || null;
}

const age = words.transform((it) => {
  const [, from, to] = /^(\d+)(?:\s*(?:[-–]|to)\s*(\d+))?$/.exec(it) ?? [];
  if (from === undefined) return it;
  return to === undefined ? `${from} ${from === '1' ? 'year' : 'years'}` : `${from}-${to} years`;
});
const slug = text(
  'small letters, digits and hyphens: main-gate',
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
);
/** tools/photos/photo-usage.ts says which of them do not exist, or are not made yet. */
const photo = slug.transform((it) => it as PhotoSlug);
const wholeAmount = 'a whole number above 0: 185 or 24,000';
const distance = text('a distance, such as 800 m or 2.5 km', (it) =>
  /^(?!.*\d,\d(?!\d\d)).*\p{L}/u.test(it),
);
const amount = form(wholeAmount, aboveZero);
/** The pages add a plus themselves. */
const figure = form('a whole number above 0: 150 or 1,200', (it) =>
  aboveZero(it.replace(/ ?\+$/, '')),
);
const years = form('years as a whole number: 4, or 0 for babies', (it) =>
  /^\d{1,2}$/.test(it) ? Number(it) : null,
);
const shillings = amount.refine(
  (it) => it >= smallestGift.KES,
  `a whole number of shillings, ${smallestGift.KES} or more: 1,000`,
);
const day = text('a day as year-month-day: 2026-12-12', isDay);
const pastDay = text('a day that has been, as year-month-day: 2026-11-21', isPastDay);
const pastYear = form('a year that has been: 1998', (it) =>
  /^\d{4}$/.test(it) && it <= today() ? Number(it) : null,
);
const yesOrNo = form('yes or no', (it) => (/^(?:yes|no)$/.test(it) ? it === 'yes' : null));
const secureAddress = text('an address that begins with https://', (it) =>
  /^https:\/\/[^/\s]+\S*$/.test(it),
);

/** All phones look alike. A Kenyan one may be typed in any way, one from elsewhere keeps its groups. */
const phone = form(
  'a phone as 0712 345 678 or 020 123 4567, or with + and the country code: +254 712 345 678, +44 1632 960001',
  (it) => {
    // The area of a landline often stands in brackets.
    const bare = it.replace(/^\((0\d+)\)/, '$1');
    const [, own = ''] = /^(?:\+?254|0)((?:[ -]?\d){9})$/.exec(bare) ?? [];
    const digits = own.replaceAll(/\D/g, '');
    // A landline begins with the two digits of its area: 20 for Nairobi.
    const groups = /^[24-6]/.test(digits) ? /(\d\d)(\d{3})/ : /(\d{3})(\d{3})/;
    if (digits !== '') return `+254 ${digits.replace(groups, '$1 $2 ')}`;
    return /^\+(?!254)\d{1,3}(?: \d{2,10}){1,4}$/.test(it) ? it : null;
  },
);

type TimeSpan = { opens: string; closes: string };

/** Without times on a day on which visitors come by appointment alone. */
type Hours = 'closed' | readonly TimeSpan[];

const hours = form<Hours>(
  'two times in order, such as 9:00-17:00, with a break 9:00-12:00, 14:00-17:00, by appointment or closed',
  (it) => {
    if (it === 'closed') return 'closed';
    if (it === 'by appointment') return [];
    const times = it.split(/\s*,\s*/).map((span) => {
      const [opens = '', closes = ''] = span.split(/\s*[-–]\s*/);
      return { opens, closes };
    });
    const minutes = times.flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)]);
    const isInOrder = minutes.every((at, index) => index === 0 || at > Number(minutes[index - 1]));
    return isInOrder && !minutes.includes(Number.NaN) ? times : null;
  },
);

/** The days with equal hours together, in the order of the week from Monday. */
function grouped(week: Readonly<Record<Weekday, Hours>>) {
  const groups: { days: Weekday[]; times: readonly TimeSpan[] }[] = [];
  for (const day of [...weekdays.slice(1), weekdays[0]]) {
    const times = week[day];
    if (times === 'closed') continue;
    const group = groups.find((it) => JSON.stringify(it.times) === JSON.stringify(times));
    if (group) group.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}

const email = z.email('an e-mail such as office@the-home.org');

/** What the site says, where only the home knows whether it is right. The launch check asks. */
export const siteIsRight = {
  monthOrYear:
    'A sponsorship costs the amount of a month, and the school fees of a year: the site says both',
  howManyChildren:
    'There are about so many children in care, and in the row of figures more: “150+”',
  yearsOfService: 'Founded in the year above, the home has so many years of service',
  wayToTheGate: 'The sketch on Contact leaves open on which side of the road the gate is',
  mpesaLimit:
    'M-PESA takes up to KSH 250,000 in one payment and KSH 500,000 a day, by Safaricom’s own tariff',
  weekOfMeals: 'The gift says “a week of meals” and not for how many children',
  dormitory: 'The picture “dormitory” shows a girl and a boy at one bunk bed',
} as const;

const home = object({
  founded: pastYear,
  phones: atLeastOne(phone),
  email,
  otherEmails: listOrNone(email),
  whatsApp: orUnknown(orNone(phone.transform((it) => it.replaceAll(/\D/g, '')))),
  textMessages: orUnknown(yesOrNo),
  contactForm: orUnknown(yesOrNo),
  socialLinks: orUnknown(listOrNone(object({ name: words, url: secureAddress }))),
  address: list(words.transform((it) => it.replace(/\.$/, ''))),
  locality: words,
  landmark: words,
  route: object({ junction: words, distance, road: words }),
  visitingHours: object(forEach(weekdays, hours)).transform(grouped),
  visitingCondition: phrase,
  publicHolidays: orUnknown(listOrNone(day)),
  siteUrl: form('https:// and the host, and nothing after it, not even a slash', (it) => {
    const { protocol = '', origin = '' } = URL.parse(it) ?? {};
    // A host's name has no capitals, however it is typed.
    return protocol === 'https:' && origin === it.toLowerCase() ? origin : null;
  }),
  builder: orNone(object({ name: orUnknown(words), url: secureAddress })),
  ages: object({ from: years, to: years }).refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'more years than "from"',
  }),
  volunteersStay: stay,
  sponsorsStay: stay,
  figures: object({
    childrenInCare: figure,
    firstChildren: figure,
    yearsOfService: figure,
    livesTransformed: figure,
    graduates: orNone(figure),
    toSecondarySchool: form('how many of a hundred: 95', (it) => {
      const share = aboveZero(it.replace(/ ?%$/, ''));
      return share !== null && share <= 100 ? share : null;
    }),
  }),
  siteIsRight: object(
    forEach(Object.keys(siteIsRight) as (keyof typeof siteIsRight)[], orUnknown(yesOrNo)),
  ),
});

const digits = (count: number, whose: string) =>
  wordsOrUnknown(`the ${whose} ${count} digits`, new RegExp(String.raw`^\d{${count}}$`));

const account = object({
  number: text('digits alone', /^\d+$/),
  currencies: orUnknown(list(text('three capitals, such as KES or USD', /^[A-Z]{3}$/))),
});

/** A bank can't use the first without the second. */
const bankNeeds = { branch: 'name', bankCode: 'name', branchCode: 'branch', bic: 'name' } as const;

const bank = object({
  accountName: exactWords,
  accounts: atLeastOne(account),
  name: orUnknown(exactWords),
  branch: wordsOrUnknown('words'),
  bankCode: digits(2, "bank's"),
  branchCode: digits(3, "branch's"),
  // ISO 9362: bank (4), country (2), place (2), and optionally a branch (3).
  bic: orUnknown(
    text(
      '8 or 11 capitals and digits, the fifth and sixth KE for Kenya: ABCDKENX or ABCDKENXXXX',
      /^[A-Z]{4}KE[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
    ),
  ),
  address: wordsOrUnknown('words'),
  beneficiaryAddress: wordsOrUnknown('words'),
}).superRefine((it, ctx) => {
  for (const [field, needed] of Object.entries(bankNeeds))
    if (it[field as keyof typeof bankNeeds] && !it[needed])
      ctx.addIssue({ code: 'custom', path: [needed], message: `the ${needed} beside ${field}` });
  for (const [index, { currencies }] of it.accounts.entries())
    if (it.accounts.length > 1 && currencies === null)
      ctx.addIssue({
        code: 'custom',
        path: ['accounts', index, 'currencies'],
        message: 'the money that each of several accounts takes, such as [KES]',
      });
});

const SCHOOL_FEES = 'school fees';

/** What a gift can be for without an entry of its own. */
const fixedPurposes = ['school', 'most'];

const gift = object({
  /** In addresses. The one for the school fees is always "school". */
  id: slug.optional(),
  dollars: z.union([z.literal(SCHOOL_FEES), amount], `${wholeAmount}, or ${SCHOOL_FEES}`),
  for: phrase,
  /** If it can be given several times. */
  unit: text('one of what is counted, such as "a week"', /^(?:an?|one) \S/).optional(),
  units: phrase
    .refine((it) => !/^an? /i.test(it), 'the unit for several, such as weeks')
    .optional(),
  photo: photo.optional(),
}).superRefine(({ id, dollars, unit, units }, ctx) => {
  const refuse = (field: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message });
  const isSchool = dollars === SCHOOL_FEES;
  if (isSchool && id) refuse('id', `no id beside "${SCHOOL_FEES}"`);
  if (isSchool && unit) refuse('unit', `no unit beside "${SCHOOL_FEES}"`);
  if (!isSchool && !id) refuse('id', 'small letters, digits and hyphens: school-desks');
  if (id && fixedPurposes.includes(id)) refuse('id', `another id than ${fixedPurposes.join(', ')}`);
  if (unit && !units)
    refuse('units', 'the unit for several, such as weeks, beside the unit in one');
  if (units && !unit)
    refuse('unit', 'the unit in one, such as "a week", beside the unit for several');
});

function refuseSecondIds(gifts: readonly z.infer<typeof gift>[], ctx: z.RefinementCtx) {
  for (const [index, { id, dollars }] of gifts.entries()) {
    const others = gifts.slice(0, index);
    if (id && others.some((it) => it.id === id))
      ctx.addIssue({ code: 'custom', path: [index, 'id'], message: 'an id of its own' });
    if (dollars === SCHOOL_FEES && others.some((it) => it.dollars === dollars))
      ctx.addIssue({ code: 'custom', path: [index, 'dollars'], message: `"${SCHOOL_FEES}" once` });
  }
}

const payments = object({
  schoolFees: object({ dollars: amount, shillings: amount, covers: list(phrase) }).refine(
    ({ dollars, shillings }) => dollars < shillings,
    { path: ['shillings'], error: 'more shillings than dollars' },
  ),
  sponsorshipPerMonth: object({
    from: amount,
    to: amount,
    beyondFees: wordsOrUnknown('words').transform((it) => it && withFullStop(it)),
  }).refine(({ from, to }) => from <= to, { path: ['to'], error: 'as much as "from", or more' }),
  sponsorshipParts: listOrNone(object({ dollars: amount, name: phrase })),
  monthlyInShillings: shillings,
  offeredAmounts: listOrNone(object({ shillings, dollars: amount })),
  gifts: atLeastOne(gift).superRefine(refuseSecondIds),
  mpesa: object({
    paybill: text('digits alone', /^\d+$/),
    account: exactWords,
    nameShown: wordsOrUnknown('words'),
    feePaidBy: orUnknown(z.enum(['giver', 'home'], 'giver or home')),
  }),
  bank: orNone(bank),
  detailsChecked: orUnknown(pastDay),
}).transform(({ gifts: [first, ...others], ...rest }) => {
  const priced = ({ id = 'school', dollars, ...it }: z.infer<typeof gift>) => ({
    ...it,
    id,
    priceUsd: dollars === SCHOOL_FEES ? rest.schoolFees.dollars : dollars,
  });
  const { schoolFees, sponsorshipParts, offeredAmounts } = rest;
  return {
    ...rest,
    sponsorshipParts: partsBelow(schoolFees.dollars, sponsorshipParts),
    offeredAmounts: amountsBeside(schoolFees, offeredAmounts),
    gifts: [priced(first), ...others.map(priced)] as const,
  };
});

/** Where an answer is shown (src/content/README.md). */
const places = [
  'about',
  'children',
  // After the question about tax.
  'contact',
  'form',
  // How to give: below the payment details, "Is this really us?", and the foot of the note about a gift.
  'pay',
  'real',
  'note',
  // Safeguarding: the part about a child, and the one about staff.
  'worried',
  'one-of-us',
  ...wayToHelpIds,
] as const;

const link = object({
  label: words,
  to: text(
    'a page such as /give, or an address that begins with https://, mailto: or tel:+',
    /^(?:\/|https:\/\/[^/\s]|mailto:\S+@|tel:\+\d)\S*$/,
  ),
});

const questions = list(
  object({
    id: slug,
    ask: words,
    question: words.optional(),
    places: list(z.enum(places, `one of: ${places.join(', ')}`)).optional(),
    answer: wordsOrUnknown('words').transform((it) => it && withFullStop(it)),
    /** Adults and offices that the answer names. The adults have agreed to it. */
    named: list(words).optional(),
    /** Whether a number that is not the home's may stand in the answer. */
    numbers: z.literal('yes', 'yes').optional(),
    links: list(link).optional(),
  }),
);

const group = object({
  id: slug,
  name: words.transform(sentenceCase),
  age,
  grade: words,
  interests: list(words),
  story: sentence,
  sponsored: yesOrNo,
  photo,
});

const story = object({
  name: words,
  role: words,
  story: sentence,
  impact: sentence,
  /** Other adults whom the story names. They have agreed to it. */
  named: list(words).optional(),
  way: z.enum(wayToHelpIds, `one of: ${wayToHelpIds.join(', ')}`),
  real: yesOrNo,
});

/** By file of src/content/facts. */
export const schemas = {
  home,
  payments,
  questions,
  groups: listOrNone(group),
  stories: listOrNone(story),
};

export type Facts = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
