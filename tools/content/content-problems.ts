import { agreedNames } from './agreed-names.ts';
import { illness } from './child-told-apart.ts';
import {
  type AddProblem,
  contentValues,
  type ContentModules,
  type Place,
  property,
} from './content-values.ts';
import { isPastDay } from './schema-parts.ts';
import { namesInSentences } from './possible-names.ts';
import { checkPublishedTexts, fileWithNames, type PublishedInput } from './published-texts.ts';

export type ContentInput = PublishedInput & {
  /** The exports of each file of src/content, and the facts. */
  modules: ContentModules;
  /** In the gallery's order. */
  galleryPhotos: readonly { title: string }[];
};

// A number that one could pay to or call: a till has five digits, a phone more. A comma ends a number, and none begins
// after "$" or "-", so that prices do not match.
const longNumber = /(?<![$\p{Nd}.-])\+?\p{Nd}(?:[ \u00a0.-]?\p{Nd}){4,}/gu;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
// Would count as a phone number. Whether the day exists is checked elsewhere.
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const howChildrenCame = /\b(?:orphan|neglect|abandon|abuse)\w*/i;

/** Names, numbers and health in texts, and repeated entries, as "file: field problem; expected …". */
export function findContentProblems(input: ContentInput): string[] {
  const problems: string[] = [];
  const add: AddProblem = ({ file, field }, problem, expected) => {
    problems.push(`${file}: ${field} ${problem}; expected ${expected}`.replace(/: {2}/, ': '));
  };
  const values = contentValues(input.modules);
  const checked = new Set<string>();
  const agreed = agreedNames(values);
  const everywhere = [...input.own.phrases, ...input.allowedNames];
  for (const { value, ...place } of values) {
    if (typeof value === 'string') {
      checkText(place, value, add);
      // A text that several exports hold is reported at its first place.
      if (!fileWithNames.test(place.file) && !isoDay.test(value) && !checked.has(value))
        checkMentions(place, value, [...everywhere, ...agreed(place)], input.own, add);
      checked.add(value);
    }
    if (Array.isArray(value)) checkList(place, value, add);
    const answer = property(value, 'answer');
    if (place.file.endsWith('/questions.yaml') && typeof answer === 'string')
      checkAnswer({ ...place, field: `${place.field}, answer` }, value, answer, input.own, add);
  }
  checkPhotoTexts(input, add);
  checkPublishedTexts(input, values, add);
  return problems;
}

function checkText(place: Place, value: string, add: AddProblem): void {
  if (value.trim() === '') add(place, 'is empty', 'words, or the entry taken out');
  const [taken] = /\$\{[^}]*\}?/.exec(value) ?? [];
  if (taken) {
    const expected =
      'the text between ` and ` instead of quotation marks, so that the fact stands there';
    add(place, `holds "${taken}" as it is`, expected);
  }
  const [mark] = /<\/?[a-z]+[ />]|\*\*/i.exec(value) ?? [];
  if (mark) add(place, `holds "${mark}", which visitors would read`, 'words alone');
  if (place.key === 'reviewed' && !isPastDay(value))
    add(place, `is "${value}"`, 'a day that has been, as year-month-day: 2026-11-21');
  if (/^(?:id|site)$/.test(place.key) && !slug.test(value))
    add(place, `is "${value}"`, 'small letters, digits and hyphens: long-term-support');
  // A card describes a group, never one child, and no health.
  if (!place.file.endsWith('/groups.yaml')) return;
  checkHealth(place, value, add);
  if (place.key !== 'name' || /\S\s+\S/.test(value)) return;
  const expected = "a group's name, in two words or more: Children at Play";
  add(place, `is "${value}", which could be one child's`, expected);
}

/** Names, numbers and e-mail addresses in a text. */
function checkMentions(
  place: Place,
  value: string,
  allowed: readonly string[],
  own: ContentInput['own'],
  add: AddProblem,
): void {
  for (const name of namesInSentences(value, allowed)) {
    const expected =
      'no name. If it is none, write it in small letters or add it to photos/allowed-names.json';
    add(place, `holds "${name}", which looks like a person's name`, expected);
  }
  for (const number of value.match(longNumber) ?? [])
    // repeated-facts.ts reports the home's own where it is typed.
    if (!isOwn(number, own))
      add(
        place,
        `holds ${number}, which looks like a phone or an account`,
        /^[+0]/.test(number)
          ? "no phone or account. The home's own phone is ${organization.phones[0]} in a text between ` and `"
          : 'a figure with a comma, as 10,000, and no phone or account',
      );
  for (const mail of value.match(mailAddress) ?? [])
    if (mail !== own.email)
      add(place, `holds the e-mail ${mail}`, `none but the home's own, ${own.email}`);
}

function checkList(place: Place, entries: readonly unknown[], add: AddProblem): void {
  // Most lists have a heading, which would stand alone.
  if (entries.length === 0 && place.field === place.key)
    add(place, 'is empty', 'at least one entry');
  // React needs a different key for each.
  const keys = ['id', 'name', 'value'].map((key) => entries.map((entry) => property(entry, key)));
  for (const text of [...keys, entries].flatMap(repeated))
    add(place, `holds "${text}" twice`, 'it once');
}

/** An answer holds a number only where the question asks for one, and the home's own phone and e-mail by name. */
function checkAnswer(
  place: Place,
  question: unknown,
  answer: string,
  own: ContentInput['own'],
  add: AddProblem,
): void {
  for (const number of answer.match(longNumber) ?? []) {
    if (isOwn(number, own))
      add(place, `holds ${number}`, "{phone}, which follows the home's first phone");
    else if (property(question, 'numbers') !== 'yes')
      add(place, `holds ${number}`, 'no number, or "numbers: yes" beside the answer');
  }
  if (answer.includes(own.email)) add(place, `holds ${own.email}`, '{email}');
}

function isOwn(number: string, { phones }: ContentInput['own']): boolean {
  return phones.some((phone) => lastDigits(phone) === lastDigits(number));
}

/** The part that +254 722 481 936 and 0722 481 936 have in common. */
function lastDigits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-9);
}

function checkPhotoTexts({ galleryPhotos, photos }: ContentInput, add: AddProblem) {
  for (const title of repeated(galleryPhotos.map((photo) => photo.title))) {
    const place = { file: 'src/content/page-texts/gallery.ts', field: 'galleryPhotos' };
    add(place, `shows "${title}" twice`, 'each title once');
  }
  for (const [photo, { title, description, alt }] of Object.entries(photos)) {
    const file = 'photos/photos.json';
    const place = (field: string) => ({ file, field: `photo "${photo}", ${field}` });
    checkHealth(place('alt'), alt, add);
    // People read a photo's words for names, and never its file's name. So that may hold only words of theirs.
    const words = new Set(`${title} ${description} ${alt}`.toLowerCase().match(/\p{L}+/gu));
    for (const word of photo.replace(/-wide$/, '').match(/\p{L}+/gu) ?? [])
      if (!words.has(word))
        add(
          place('slug'),
          `holds "${word}", which could be a child's name`,
          `another name for it and its file, in words of its title, description or alt`,
        );
  }
}

function checkHealth(place: Pick<Place, 'file' | 'field'>, text: string, add: AddProblem): void {
  const word = (illness.exec(text) ?? howChildrenCame.exec(text))?.[0];
  if (word)
    add(place, `speaks of "${word}"`, 'nothing of health, or of how a child came to the home');
}

/** Texts that occur more than once. */
function repeated(values: readonly unknown[]): string[] {
  const texts = values.filter((value) => typeof value === 'string');
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
