import { z } from 'zod';
import { type Weekday, weekdays } from '../../src/lib/days.ts';
import { placeLines } from '../../src/lib/map-address.ts';
import { minutesOf } from '../../src/lib/time-of-day.ts';
import { isDay, object, parsedText, text, today } from './schema-parts.ts';
import {
  aboveZero,
  atLeastOne,
  list,
  listOrNone,
  orNone,
  orUnknown,
  pastDay,
  phrase,
  words,
  yesOrNo,
} from './field-schemas.ts';

const phone = parsedText(
  'a phone as 0712 345 678 or 020 123 4567, or with + and the country code: +254 712 345 678, +44 1632 960001',
  phoneIn,
);

/** Only Kenya dials it. */
const FREEPHONE = '0800';

const whatsApp = phone
  .refine((it) => !it.startsWith(FREEPHONE), 'a phone that has WhatsApp: +254 712 345 678')
  .transform((it) => it.replaceAll(/\D/g, ''));

/** Nobody can go to a post-office box. */
const address = list(phrase).refine(
  (lines) => placeLines(lines).length > 0,
  'a line with the way to the gate, and a post-office box on a line of its own',
);

const email = z.email('an e-mail such as office@the-home.org');

const secureAddress = text('an address that begins with https://', (it) =>
  /^https:\/\/[^/\s]+\S*$/.test(it),
);

const siteUrl = parsedText(
  'https:// and the host, and nothing after it, not even a slash',
  (it) => {
    const { protocol = '', origin = '' } = URL.parse(it) ?? {};
    // A host's name has no capitals, however it is typed.
    return protocol === 'https:' && origin === it.toLowerCase() ? origin : null;
  },
);

const hours = parsedText(
  'two times in order, such as 9:00-17:00, with a break 9:00-12:00, 14:00-17:00, by appointment or closed',
  hoursIn,
);

const day = text('a day as year-month-day: 2026-12-12', isDay);

const pastYear = parsedText('a year that has been: 1998', (it) =>
  /^\d{4}$/.test(it) && it <= today() ? Number(it) : null,
);

const distance = text('a distance, such as 800 m or 2.5 km', (it) =>
  // Not "2,5 km".
  /^(?!.*\d,\d(?!\d\d)).*\p{L}/u.test(it),
);

const years = parsedText('years as a whole number: 4, or 0 for babies', (it) =>
  /^\d{1,2}$/.test(it) ? Number(it) : null,
);

const stay = phrase.refine(
  (it) => /\p{L}/u.test(it) && !/^(?:at least|from|minimum)\b/i.test(it),
  'a time alone, such as 3 months: the pages say "at least" themselves',
);

/** The pages add a plus themselves. */
const figure = parsedText('a whole number above 0: 150 or 1,200', (it) =>
  aboveZero(it.replace(/ ?\+$/, '')),
);

const outOfHundred = parsedText('how many of a hundred: 95', (it) => {
  const share = aboveZero(it.replace(/ ?%$/, ''));
  return share !== null && share <= 100 ? share : null;
});

/** What the site says and only the home knows to be right. home.yaml asks, and the launch check lists what is not "yes". */
const confirmations = [
  'monthOrYear',
  'howManyChildren',
  'yearsOfService',
  'wayToTheGate',
  'mpesaLimit',
  'dormitory',
] as const;

export const home = object({
  founded: pastYear,
  phones: atLeastOne(phone),
  email,
  otherEmails: listOrNone(email),
  whatsApp: orUnknown(orNone(whatsApp)),
  textMessages: orUnknown(yesOrNo),
  contactForm: orUnknown(yesOrNo),
  socialLinks: orUnknown(listOrNone(object({ name: words, url: secureAddress }))),
  address,
  locality: words,
  landmark: words,
  route: object({ junction: words, distance, road: words }),
  visitingHours: object(forEach(weekdays, hours)).transform(daysByHours),
  visitingCondition: phrase,
  publicHolidays: orUnknown(listOrNone(day)),
  siteUrl,
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
    toSecondarySchool: outOfHundred,
    countedOn: orUnknown(pastDay),
  }),
  siteIsRight: object(forEach(confirmations, orUnknown(yesOrNo))),
});

function forEach<Name extends string, Schema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

/**
 * All phones look alike. A Kenyan one may be typed in any way; one from elsewhere is typed in groups, and keeps them.
 */
function phoneIn(typed: string): string | null {
  // The area of a landline often stands in brackets.
  const bare = typed.replace(/^\((0\d+)\)/, '$1');
  const [, kenyan] = /^(?:\+?254|0)((?:[ -]?\d){9})$/.exec(bare) ?? [];
  if (kenyan === undefined)
    return /^\+(?!254)\d{1,3}(?: \d{2,10}){1,4}$/.test(typed) ? typed : null;
  const digits = kenyan.replaceAll(/\D/g, '');
  if (digits.startsWith('800')) return digits.replace(/^800(\d{3})/, `${FREEPHONE} $1 `);
  // A landline begins with two digits for its area, such as 20 for Nairobi; a mobile phone has groups of three.
  const groups = /^[24-6]/.test(digits) ? /(\d\d)(\d{3})/ : /(\d{3})(\d{3})/;
  return `+254 ${digits.replace(groups, '$1 $2 ')}`;
}

type TimeSpan = { opens: string; closes: string };

/** The list is empty on a day on which visitors come by appointment alone. */
type Hours = 'closed' | readonly TimeSpan[];

/** Null unless each time is a time of day and later than the one before. */
function hoursIn(it: string): Hours | null {
  if (it === 'closed') return 'closed';
  if (it === 'by appointment') return [];
  const times = it.split(/\s*,\s*/).map((span) => {
    const [opens = '', closes = ''] = span.split(/\s*[\p{Pd}−]\s*/u);
    return { opens, closes };
  });
  const minutes = times.flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)]);
  const isInOrder = minutes.every((at, index) => index === 0 || at > Number(minutes[index - 1]));
  return isInOrder && !minutes.includes(Number.NaN) ? times : null;
}

/** The days with visiting hours, from Monday on. Days with the same hours are one group. */
function daysByHours(week: Readonly<Record<Weekday, Hours>>) {
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
