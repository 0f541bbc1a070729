import { contentValues, type ContentModules, type Place } from './content-values.ts';
import { possibleFirstNames, smallWords, tellingSentences } from './child-told-apart.ts';
import { isPastDay } from './forms.ts';
import { listedWords } from '../../src/lib/text.ts';
import { curved } from '../facts/curved.ts';
import { possibleNames } from './possible-names.ts';
import { spellingSlips } from './spellings.ts';
import type { WrittenText } from './written-texts.ts';

export type ContentInput = {
  /** The exports of each file of src/content, and the facts. */
  modules: ContentModules;
  /** Names and addresses of the home, which may stand in any text. */
  own: { phrases: readonly string[]; phones: readonly string[]; email: string };
  /** In the gallery's order. */
  galleryPhotos: readonly { title: string }[];
  /** By short name. */
  photos: Readonly<Record<string, { title: string; description: string; alt: string }>>;
  /** Capitalised words of photos/allowed-names.json that name no person. */
  allowedNames: readonly string[];
  /** Texts in the code, of components and of functions. */
  written: readonly WrittenText[];
  /** Texts in ordinary English: a word of theirs in small letters is no name. */
  ordinary: readonly string[];
};

type Report = (place: { file: string; field: string }, problem: string, expected: string) => void;

// Names of banks, builders, days, accounts, and people who have agreed.
const fileWithNames = /\/(?:home|payments|questions)\.yaml$/;
// "In Nairobi" has two capitals and is no name.
const openingWord =
  /^(?:After|Around|At|For|From|In|Inside|Near|On|Our|Outside|Since|The|Until|With|Within) /;
// Long enough to pay to or to call: a till has five digits. A comma ends a number, and "$80-120" is no number, or prices
// would match.
const longNumber = /(?<![$\p{Nd}.-])\+?\p{Nd}(?:[ \u00a0.-]?\p{Nd}){4,}/gu;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
// Other checks find a day that does not exist. Here it would count as a phone number.
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const aboutHealth =
  /\b(?:HIV|AIDS|ill|illness|(?:orphan|neglect|abandon|abuse|sick|disease|medicine)\w*)\b/i;

/** Names, numbers and health in texts, and repeated entries, as "file: field problem; expected …". */
export function findContentProblems(input: ContentInput): string[] {
  const problems: string[] = [];
  const report: Report = ({ file, field }, problem, expected) => {
    problems.push(`${file}: ${field} ${problem}; expected ${expected}`.replace(/: {2}/, ': '));
  };
  const values = contentValues(input.modules);
  const read = new Set<string>();
  const agreed = agreedNames(values);
  const everywhere = [...input.own.phrases, ...input.allowedNames];
  for (const { value, ...place } of values) {
    if (typeof value === 'string') {
      checkText(place, value, report);
      // A text that several exports hold is reported at its first place.
      if (!fileWithNames.test(place.file) && !dayForm.test(value) && !read.has(value))
        checkMentions(place, value, [...everywhere, ...agreed(place)], input.own, report);
      read.add(value);
    }
    if (Array.isArray(value)) checkList(place, value, report);
    const answer = property(value, 'answer');
    if (place.file.endsWith('/questions.yaml') && typeof answer === 'string')
      checkAnswer({ ...place, field: `${place.field}, answer` }, value, answer, input.own, report);
  }
  checkPhotos(input, report);
  checkNobodyToldApart(input, values, agreed, report);
  return problems;
}

function checkText(place: Place, value: string, report: Report): void {
  if (value.trim() === '') report(place, 'is empty', 'words, or the entry taken out');
  const [taken] = /\$\{[^}]*\}?/.exec(value) ?? [];
  if (taken) {
    const expected =
      'the text between ` and ` instead of quotation marks, so that the fact stands there';
    report(place, `holds "${taken}" as it is`, expected);
  }
  const [mark] = /<\/?[a-z]+[ />]|\*\*/i.exec(value) ?? [];
  if (mark) report(place, `holds "${mark}", which visitors would read`, 'words alone');
  if (place.key === 'reviewed' && !isPastDay(value))
    report(place, `is "${value}"`, 'a day that has been, as year-month-day: 2026-11-21');
  if (/^(?:id|site)$/.test(place.key) && !slug.test(value))
    report(place, `is "${value}"`, 'small letters, digits and hyphens: long-term-support');
  // A card describes a group, never one child, and no health.
  if (!place.file.endsWith('/groups.yaml')) return;
  checkHealth(place, value, report);
  if (place.key !== 'name' || /\S\s+\S/.test(value)) return;
  const expected = "a group's name, in two words or more: Children at Play";
  report(place, `is "${value}", which could be one child's`, expected);
}

function checkMentions(
  place: Place,
  value: string,
  allowed: readonly string[],
  own: ContentInput['own'],
  report: Report,
): void {
  for (const name of fullNames(value, allowed)) {
    const expected =
      'no name. If it is none, write it in small letters or add it to photos/allowed-names.json';
    report(place, `holds "${name}", which looks like a person's name`, expected);
  }
  for (const number of value.match(longNumber) ?? [])
    // tools/content/repeated-facts.ts finds the home's own, if typed.
    if (!isOwn(number, own))
      report(
        place,
        `holds ${number}, which looks like a phone or an account`,
        /^[+0]/.test(number)
          ? "no phone or account. The home's own phone is ${organization.phones[0]} in a text between ` and `"
          : 'a figure with a comma, as 10,000, and no phone or account',
      );
  for (const mail of value.match(mailAddress) ?? [])
    if (mail !== own.email)
      report(place, `holds the e-mail ${mail}`, `none but the home's own, ${own.email}`);
}

function fullNames(text: string, allowed: readonly string[]): string[] {
  // Longest first: the rest of a longer phrase without a shorter one would look like a name.
  const longestFirst = allowed.toSorted((one, other) => other.length - one.length);
  return possibleNames(text, longestFirst).filter((run) =>
    run.replace(openingWord, '').includes(' '),
  );
}

function isRealStory(value: unknown): value is { name: string } {
  return typeof property(value, 'name') === 'string' && property(value, 'real') === 'yes';
}

function checkList(place: Place, entries: readonly unknown[], report: Report): void {
  // Most lists have a heading, which would stand alone.
  if (entries.length === 0 && place.field === place.key)
    report(place, 'is empty', 'at least one entry');
  // React needs a different key for each.
  const keys = ['id', 'name', 'value'].map((key) => entries.map((entry) => property(entry, key)));
  for (const text of [...keys, entries].flatMap(repeated))
    report(place, `holds "${text}" twice`, 'it once');
}

/** Another's number is in an answer only where the question asks for one. The home's own follows facts/home.yaml. */
function checkAnswer(
  place: Place,
  question: unknown,
  answer: string,
  own: ContentInput['own'],
  report: Report,
): void {
  for (const number of answer.match(longNumber) ?? []) {
    if (isOwn(number, own))
      report(place, `holds ${number}`, "{phone}, which follows the home's first phone");
    else if (property(question, 'numbers') !== 'yes')
      report(place, `holds ${number}`, 'no number, or "numbers: yes" beside the answer');
  }
  if (answer.includes(own.email)) report(place, `holds ${own.email}`, '{email}');
}

function isOwn(number: string, { phones }: ContentInput['own']): boolean {
  return phones.some((phone) => lastDigits(phone) === lastDigits(number));
}

/** The part that +254 722 481 936 and 0722 481 936 have in common. */
function lastDigits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-9);
}

function checkPhotos({ galleryPhotos, photos }: ContentInput, report: Report) {
  for (const title of repeated(galleryPhotos.map((photo) => photo.title))) {
    const place = { file: 'src/content/page-texts/gallery.ts', field: 'galleryPhotos' };
    report(place, `shows "${title}" twice`, 'each title once');
  }
  for (const [photo, { title, description, alt }] of Object.entries(photos)) {
    const file = 'photos/photos.json';
    const place = (field: string) => ({ file, field: `photo "${photo}", ${field}` });
    checkHealth(place('alt'), alt, report);
    // A file's name says nothing that was not read in the words beside it.
    const words = new Set(`${title} ${description} ${alt}`.toLowerCase().match(/\p{L}+/gu));
    for (const word of photo.replace(/-wide$/, '').match(/\p{L}+/gu) ?? [])
      if (!words.has(word))
        report(
          place('slug'),
          `holds "${word}", which could be a child's name`,
          `another name for it and its file, in words of its title, description or alt`,
        );
  }
}

/** The names of adults who have agreed, in their own answer or story alone. */
function agreedNames(values: ReturnType<typeof contentValues>) {
  const entries = values.flatMap(({ file, field, value }) => {
    const listed = property(value, 'named');
    const names = [
      ...(isRealStory(value) ? [value.name] : []),
      ...(Array.isArray(listed) ? listed.map(String) : []),
    ];
    // "Jane" alone, too, where Jane Otieno has agreed.
    const parts = names.flatMap((name) => name.match(/\p{Lu}[\p{L}'’]+/gu) ?? []);
    return names.length > 0 ? [{ file, field, names: [...names, ...parts] }] : [];
  });
  return (place: Pick<Place, 'file' | 'field'>) =>
    entries.flatMap(({ file, field, names }) =>
      file === place.file && place.field.startsWith(`${field}, `) ? names : [],
    );
}

/** What the launch check asks, and what is no sentence: addresses, names of banks and places. */
const unpublished =
  /^(?:age|ask|id|to|url|photo|slug|way|email|site|baseUrl|profileImage|path|file)$/;
const factOfNames =
  /^(?:home|payments), (?!.*(?:beyondFees|\bfor$|covers|visitingCondition|units?$))/;

/** First names alone, and sentences by which one child could be recognised, in all that is published. */
function checkNobodyToldApart(
  { photos, own, allowedNames, written, ordinary }: ContentInput,
  values: ReturnType<typeof contentValues>,
  agreed: ReturnType<typeof agreedNames>,
  report: Report,
): void {
  const ofContent = values.flatMap(({ value, ...place }) =>
    typeof value === 'string' && !unpublished.test(place.key) && !factOfNames.test(place.field)
      ? [
          {
            file: place.file,
            field: place.field,
            text: value,
            isMention: !fileWithNames.test(place.file),
          },
        ]
      : [],
  );
  const ofPhotos = Object.entries(photos).flatMap(([photo, { title, description, alt }]) =>
    Object.entries({ title, description, alt }).map(([key, text]) => {
      return {
        file: 'photos/photos.json',
        field: `photo "${photo}", ${key}`,
        text,
        isMention: false,
      };
    }),
  );
  const ofCode = written.map(({ file, line, text }) => ({
    file: `${file}:${line}`,
    field: '',
    text,
    isMention: false,
  }));
  // What the content exports is read with its values, and the home's own names may be as they are.
  const readElsewhere = [...ofContent.map((it) => it.text), ...own.phrases];
  const isRead = ({ text }: { text: string }) =>
    readElsewhere.some((it) => text.split('|').every((part) => it.includes(part)));
  const texts = [...ofContent, ...ofPhotos, ...ofCode.filter((it) => !isRead(it))];
  const allowed = [...own.phrases, ...allowedNames];
  const known = smallWords([...texts.map(({ text }) => text), ...ordinary]);
  const read = new Set<string>();
  for (const { text, isMention, ...place } of texts) {
    if (read.has(text)) continue;
    read.add(text);
    const names = possibleFirstNames(text, known, [...allowed, ...agreed(place)]);
    // Two capitals side by side have their own message.
    const others = isMention ? fullNames(text, allowed).join(' ') : '';
    const alone = [...new Set(names)].filter((name) => !others.includes(name));
    const [first] = alone;
    if (first !== undefined) {
      const found = listedWords(alone.map((name) => `"${name}"`));
      const could =
        alone.length === 1 ? "could be a child's first name" : "could be children's names";
      report(
        place,
        `holds ${found}, which ${could}, in "${sentenceWith(text, first)}"`,
        `no name. ${howToAllow(place.file)}`,
      );
    }
    for (const { found, expected } of spellingSlips(
      place.file.endsWith('.yaml') ? curved(text) : text,
      allowed,
    ))
      report(
        place,
        `holds "${found}"`,
        `${expected}. What is meant as it stands, such as a true name, is kept if photos/allowed-names.json has it`,
      );
    for (const sentence of tellingSentences(text))
      report(
        place,
        `tells one child apart: "${sentence}"`,
        'no age and no origin beside health or a parent’s death. If it is about no child, make two sentences of it',
      );
  }
}

function howToAllow(file: string): string {
  const word = 'If it is none, write it in small letters or add it to photos/allowed-names.json';
  return /\/(?:questions|stories)\.yaml$/.test(file)
    ? `An adult who has agreed stands beside it: named: [Jane Otieno]. ${word}`
    : word;
}

function sentenceWith(text: string, word: string): string {
  return text.split(/(?<=[.!?…])\s+/u).find((it) => it.includes(word)) ?? text;
}

function checkHealth(place: Pick<Place, 'file' | 'field'>, text: string, report: Report): void {
  const word = aboutHealth.exec(text)?.[0];
  if (word)
    report(place, `speaks of "${word}"`, 'nothing of health, or of how a child came to the home');
}

function property(entry: unknown, key: string): unknown {
  return (entry as Readonly<Record<string, unknown>> | null | undefined)?.[key];
}

/** Texts that occur more than once. */
function repeated(values: readonly unknown[]): string[] {
  const texts = values.filter((value) => typeof value === 'string');
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
