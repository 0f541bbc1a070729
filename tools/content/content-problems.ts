import type { ChildProfile } from '../../src/content/children.ts';
import type { Organization } from '../../src/content/organization.ts';
import type { DonationTier } from '../../src/content/payments.ts';
import type { SupporterStory } from '../../src/content/supporter-stories.ts';
import type { VisitCounterSettings } from '../../src/content/visit-counter.ts';
import { minutesOf } from '../../src/lib/visiting-hours.ts';
import { mailsIn, numbersIn } from '../live/page-facts.ts';
import { possibleNames } from '../photos/possible-names.ts';
import { checkGiving, isDay, type GivingInput } from './giving-problems.ts';
import { contentValues, type ContentModules, type Place } from './content-values.ts';

export type ContentInput = GivingInput & {
  /** All files of src/content: every text in them is checked. */
  modules: ContentModules;
  organization: Organization;
  annualFees: { usd: number; kes: number; covers: readonly string[] };
  donationTiers: readonly DonationTier[];
  children: readonly ChildProfile[];
  supporterStories: readonly SupporterStory[];
  visitCounter: VisitCounterSettings | null;
  galleryFilters: readonly { id: string }[];
  /** The photos of the gallery, in its order. */
  galleryPhotos: readonly { title: string; category: string }[];
  /** The alternative text of every photo, by the photo's short name. */
  photoAlts: Readonly<Record<string, string>>;
  /** Capitalised words that are nobody's name, from photos/allowed-names.json. */
  allowedNames: readonly string[];
  /** As year-month-day. */
  today: string;
};

const fileOf = (name: string) => `src/content/${name}.ts`;

// Names of banks, builders, days and accounts; and words that the specification fixes.
const filesWithNames = new Set([
  fileOf('organization'),
  fileOf('payments'),
  fileOf('giving-settings'),
  fileOf('microcopy'),
]);
const daysThatHaveBeen = new Set(['reviewed', 'detailsChecked']);
// "In Nairobi" has two capitals because a sentence begins, and is no name.
const openingWord = /^(?:Around|At|In|Inside|Near|On|Our|Outside|Since|The|Within) /;
const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const aboutHealth =
  /\b(?:HIV|AIDS|ill|illness|(?:orphan|neglect|abandon|abuse|sick|disease|medicine)\w*)\b/i;

const inOrganization = (field: string) => ({
  file: fileOf('organization'),
  field: `organization, ${field}`,
});
const inVisitCounter = (field: string) => ({
  file: fileOf('visit-counter'),
  field: `visitCounter, ${field}`,
});

type Report = (place: { file: string; field: string }, problem: string, expected: string) => void;

/**
 * Everything in the content that would be wrong on a page, each as "file: field problem; expected …",
 * so that one run tells an editor all there is to mend.
 */
export function findContentProblems(input: ContentInput): string[] {
  const problems: string[] = [];
  const report: Report = ({ file, field }, problem, expected) => {
    problems.push(`${file}: ${field} ${problem}; expected ${expected}`);
  };
  checkTexts(input, report);
  checkLists(input, report);
  checkOrganization(input, report);
  checkGiving(input, (field, ...problem) => {
    report({ file: fileOf('giving-settings'), field }, ...problem);
  });
  checkMoney(input, report);
  checkGroups(input, report);
  checkPhotos(input, report);
  checkVisitCounter(input, report);
  return problems;
}

function checkTexts(input: ContentInput, report: Report): void {
  const { modules, organization, today } = input;
  const allowed = allowedPhrases(input);
  for (const { value, ...place } of contentValues(modules)) {
    if (typeof value !== 'string') continue;
    if (value.trim() === '') report(place, 'is empty', 'words, or the entry taken out');
    else if (daysThatHaveBeen.has(place.key)) checkDay(place, value, today, report);
    else if (!filesWithNames.has(place.file)) {
      for (const name of namesIn(value, allowed)) {
        const expected =
          'no name. If it is none, write it in small letters or add it to photos/allowed-names.json';
        report(place, `holds "${name}", which looks like a person's name`, expected);
      }
      for (const number of numbersIn(value)) {
        const expected =
          'a comma, as in 10,000; phones and accounts stand in organization.ts and payments.ts alone';
        report(place, `holds ${number}, which looks like a phone or an account`, expected);
      }
      for (const mail of mailsIn(value).filter((it) => it !== organization.email)) {
        report(place, `holds the e-mail ${mail}`, `none but the home's own, ${organization.email}`);
      }
    }
  }
}

function namesIn(text: string, allowed: readonly string[]): string[] {
  return possibleNames(text, allowed).filter((run) => run.replace(openingWord, '').includes(' '));
}

/** The longest first: what a shorter one leaves of a longer one would look like a name. */
function allowedPhrases(input: ContentInput): string[] {
  const { name, descriptor, landmark, address } = input.organization;
  // A supporter who is a real person has agreed to be named.
  const supporters = input.supporterStories.filter(({ standIn }) => !standIn);
  const pageNames = contentValues(input.modules)
    .filter(({ file, key }) => file === fileOf('page-texts') && key === 'name')
    .map(({ value }) => String(value));
  const phrases = [name, descriptor, landmark, ...address.lines].concat(
    supporters.map((supporter) => supporter.name),
    pageNames,
    input.allowedNames,
  );
  return phrases
    .filter((phrase) => phrase.trim() !== '')
    .toSorted((one, other) => other.length - one.length);
}

function checkDay(place: Place, text: string, today: string, report: Report): void {
  if (isDay(text) && text <= today) return;
  report(place, `is "${text}"`, `a day that has been, as year-month-day: ${today}`);
}

function checkLists({ modules }: ContentInput, report: Report): void {
  for (const { value, ...place } of contentValues(modules)) {
    if (place.key === 'id' && typeof value === 'string' && !slug.test(value)) {
      report(place, `is "${value}"`, 'small letters, digits and hyphens: long-term-support');
    }
    if (!Array.isArray(value)) continue;
    const entries: unknown[] = value;
    // A list of its own has a heading above it; without groups the page says so in words.
    if (entries.length === 0 && place.field === place.key && place.key !== 'children') {
      report(place, 'is empty', 'at least one entry');
    }
    // React tells entries apart by these.
    for (const key of ['id', 'name', 'value']) {
      for (const text of repeated(entries.map((entry) => property(entry, key)))) {
        report(place, `holds "${text}" twice`, 'it once');
      }
    }
    for (const text of repeated(entries)) report(place, `holds "${text}" twice`, 'it once');
  }
}

function checkOrganization({ organization, today }: ContentInput, report: Report): void {
  const { phones, email, address, builder, foundedYear } = organization;
  for (const phone of phones) {
    const expected = phoneExpectation(phone);
    if (expected)
      report(inOrganization('phones'), `has "${phone}", which nobody can dial`, expected);
  }
  if (!/^[^\s@<>"(),:;]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(email)) {
    report(
      inOrganization('email'),
      `is "${email}": not an e-mail`,
      'one such as office@the-home.org',
    );
  }
  checkHours(organization, report);
  checkOrigin(inOrganization('siteUrl'), organization.siteUrl, report);
  checkOrigin(inOrganization('mapOrigin'), organization.mapOrigin, report);
  if (builder.url !== null && URL.parse(builder.url)?.protocol !== 'https:') {
    const expected = 'an address that begins with https://, or null';
    report(inOrganization('builder, url'), `is "${builder.url}"`, expected);
  }
  const words = address.lines.join(', ');
  if (address.words !== words) {
    report(
      inOrganization('address, words'),
      `is "${address.words}"`,
      `the lines in one: "${words}"`,
    );
  }
  if (!Number.isInteger(foundedYear) || foundedYear > Number(today.slice(0, 4))) {
    const expected = 'a year that has been, in digits alone: 1998';
    report(inOrganization('foundedYear'), `is ${JSON.stringify(foundedYear)}`, expected);
  }
}

function checkHours({ visitingHours }: Organization, report: Report): void {
  const place = inOrganization('visitingHours');
  for (const { opens, closes } of visitingHours) {
    if (minutesOf(opens) < minutesOf(closes)) continue;
    report(
      place,
      `are from "${opens}" to "${closes}"`,
      "two times in order, as '9:00' and '17:30'",
    );
  }
  for (const day of repeated(visitingHours.flatMap(({ days }) => days))) {
    report(place, `have ${day} twice`, 'each day once');
  }
}

/** What is missing for a call from abroad (E.164; Kenyan numbers have nine digits), or null. */
function phoneExpectation(phone: string): string | null {
  if (!/^\+[\d ()-]+$/.test(phone)) return '+, the country code and digits: +254 712 345 678';
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.startsWith('254')) return digits.length === 12 ? null : '+254 and nine more digits';
  return digits.length >= 8 && digits.length <= 15 ? null : '8 to 15 digits';
}

function checkMoney({ annualFees, donationTiers, children }: ContentInput, report: Report): void {
  const file = fileOf('payments');
  const amounts: [field: string, amount: number][] = [
    ['annualFees, usd', annualFees.usd],
    ['annualFees, kes', annualFees.kes],
    ...donationTiers.map((tier): [string, number] => ['donationTiers', tier.amountUsd]),
  ];
  for (const [field, amount] of amounts) {
    if (Number.isInteger(amount) && amount > 0) continue;
    const expected = 'a whole number above 0, in digits alone: 185';
    report({ file, field }, `has ${JSON.stringify(amount)}`, expected);
  }
  for (const amount of repeated(donationTiers.map(({ amountUsd }) => `$${amountUsd}`))) {
    report({ file, field: 'donationTiers' }, `has ${amount} twice`, 'it once');
  }
  for (const child of children) {
    const at = (key: string) => ({
      file: fileOf('children'),
      field: `children "${child.id}", ${key}`,
    });
    for (const key of ['monthlyNeed', 'annualFees'] as const) {
      if (child[key] === annualFees.usd) continue;
      report(at(key), `is ${child[key]}`, `annualFees.usd of payments.ts: ${annualFees.usd}`);
    }
    const described = child.feesDescription.toLowerCase();
    for (const covered of annualFees.covers.filter((it) => !described.includes(it))) {
      report(at('feesDescription'), `lacks "${covered}"`, 'all that annualFees.covers lists');
    }
  }
}

/** A card is of a group and never of one child, and says nothing of health. */
function checkGroups({ children }: ContentInput, report: Report): void {
  const file = fileOf('children');
  for (const { id, name } of children) {
    if (/\S\s+\S/.test(name)) continue;
    const field = `children "${id}", name`;
    const expected = "a group's name, in two words or more: Children at Play";
    report({ file, field }, `is "${name}", which could be one child's`, expected);
  }
  for (const { value, ...place } of contentValues({ [file]: { children } })) {
    if (typeof value === 'string') checkHealth(place, value, report);
  }
}

function checkPhotos(input: ContentInput, report: Report): void {
  const { galleryPhotos, galleryFilters, photoAlts } = input;
  const file = fileOf('gallery');
  for (const title of repeated(galleryPhotos.map((photo) => photo.title))) {
    report({ file, field: 'galleryPhotos' }, `shows "${title}" twice`, 'each title once');
  }
  const filters = galleryFilters.map(({ id }) => id);
  const field = 'galleryFilters';
  if (filters[0] !== 'all') report({ file, field }, `begins with "${filters[0]}"`, 'all');
  for (const category of new Set(galleryPhotos.map((photo) => photo.category))) {
    if (filters.includes(category)) continue;
    report({ file, field }, `lacks "${category}"`, 'a filter for each photo of the gallery');
  }
  for (const [photo, alt] of Object.entries(photoAlts)) {
    checkHealth({ file: 'photos/photos.json', field: `photo "${photo}", alt` }, alt, report);
  }
}

function checkHealth(place: { file: string; field: string }, text: string, report: Report): void {
  const word = aboutHealth.exec(text)?.[0];
  if (!word) return;
  report(place, `speaks of "${word}"`, 'nothing of health, or of how a child came to the home');
}

function checkVisitCounter({ visitCounter }: ContentInput, report: Report): void {
  if (visitCounter === null) return;
  const { baseUrl, site } = visitCounter;
  if (!slug.test(site)) {
    report(inVisitCounter('site'), `is "${site}"`, 'small letters, digits and hyphens');
  }
  if (baseUrl === 'same-origin') return;
  if (!isOrigin(baseUrl)) {
    const expected = "'same-origin', or https:// and the host without a slash at its end";
    return report(inVisitCounter('baseUrl'), `is "${baseUrl}"`, expected);
  }
  if (!visitCounter.path.startsWith('/')) {
    const expected = 'a path such as /v1/{site}/visits/up';
    report(inVisitCounter('path'), `is "${visitCounter.path}"`, expected);
  }
}

function checkOrigin(place: { file: string; field: string }, text: string, report: Report): void {
  if (isOrigin(text)) return;
  report(place, `is "${text}"`, 'https:// and the host, and nothing after it, not even a slash');
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.origin === text;
}

function property(entry: unknown, key: string): unknown {
  return (entry as Readonly<Record<string, unknown>> | null)?.[key];
}

/** The texts that a list holds more than once. */
function repeated(values: readonly unknown[]): string[] {
  const texts = values.filter((value) => typeof value === 'string');
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
