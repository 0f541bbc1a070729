import { listedWords } from '../../src/lib/text.ts';
import { agreedNames } from './agreed-names.ts';
import { possibleFirstNames, smallWords, tellingSentences } from './child-told-apart.ts';
import type { AddProblem, Place, PlacedValue } from './content-values.ts';
import { HOLE, namesInSentences } from './possible-names.ts';
import { spellingSlips } from './spellings.ts';
import type { WrittenText } from './written-texts.ts';

export type PublishedInput = {
  /** Names and addresses of the home, which may stand in any text. */
  own: { phrases: readonly string[]; phones: readonly string[]; email: string };
  /** The texts of each photo, by its short name. */
  photos: Readonly<Record<string, { title: string; description: string; alt: string }>>;
  /** Capitalised words of photos/allowed-names.json that name no person. */
  allowedNames: readonly string[];
  /** Texts in the code, of components and of functions. */
  written: readonly WrittenText[];
  /** Texts in ordinary English: a word of theirs in small letters is no name. */
  ordinary: readonly string[];
};

type PublishedText = {
  file: string;
  field: string;
  text: string;
  /** Whether content-problems.ts reports two capitalised words side by side in it. */
  hasFullNameCheck: boolean;
};

/** Reports what could name or tell apart a child, and wrong spellings, in all that is published. */
export function checkPublishedTexts(
  input: PublishedInput,
  values: readonly PlacedValue[],
  add: AddProblem,
): void {
  const texts = publishedTexts(input, values);
  const kept = [...input.own.phrases, ...input.allowedNames];
  const agreed = agreedNames(values);
  const known = smallWords([...texts.map(({ text }) => text), ...input.ordinary]);
  const checked = new Set<string>();
  for (const published of texts) {
    if (checked.has(published.text)) continue;
    checked.add(published.text);
    checkFirstNames(published, known, kept, agreed(published), add);
    checkSpelling(published, kept, add);
    checkTellingSentences(published, add);
  }
}

/** All texts of the content and the photos, and those of the code that the content does not hold as well. */
function publishedTexts(
  { photos, own, written }: PublishedInput,
  values: readonly PlacedValue[],
): PublishedText[] {
  const ofContent = values.flatMap(({ file, value, ...place }) =>
    typeof value === 'string' && holdsSentences(place, value)
      ? [{ file, field: place.field, text: value, hasFullNameCheck: !fileWithNames.test(file) }]
      : [],
  );
  const ofPhotos = Object.entries(photos).flatMap(([photo, { title, description, alt }]) =>
    Object.entries({ title, description, alt }).map(([key, text]) => {
      const field = `photo "${photo}", ${key}`;
      return { file: 'photos/photos.json', field, text, hasFullNameCheck: false };
    }),
  );
  // The home's own names may stand in the code as they are.
  const others = [...ofContent.map(({ text }) => text), ...own.phrases];
  const isInContent = (text: string) =>
    others.some((it) => text.split(HOLE).every((part) => it.includes(part)));
  const ofCode = written
    .filter(({ text }) => !isInContent(text))
    .map(({ file, line, text }) => {
      return { file: `${file}:${line}`, field: '', text, hasFullNameCheck: false };
    });
  return [...ofContent, ...ofPhotos, ...ofCode];
}

/** Files with names of banks, builders, days and accounts. The people of stories.yaml are known by `agreedNames`. */
export const fileWithNames = /\/(?:home|payments|questions)\.yaml$/;

/** The ages of a group, and what only the launch check asks. */
const keyWithoutSentences = /^(?:age|ask)$/;

/** Ids, addresses and slugs of photos have no space. A sentence under such a key is checked. */
const keyOfCodes = /^(?:id|to|url|photo|slug|way|email|site|baseUrl|profileImage|path|file)$/;

/**
 * Names and numbers, such as "home, locality" and "payments, bank, branch"; not the sentences and phrases among them.
 */
const factWithoutSentences =
  /^(?:home|payments), (?!.*(?:beyondFees|\bfor$|covers|visitingCondition|units?$))/;

function holdsSentences({ key, field }: Pick<Place, 'key' | 'field'>, value: string): boolean {
  const isCode = keyOfCodes.test(key) && !value.includes(' ');
  return !isCode && !keyWithoutSentences.test(key) && !factWithoutSentences.test(field);
}

function checkFirstNames(
  published: PublishedText,
  known: ReadonlySet<string>,
  kept: readonly string[],
  agreed: readonly string[],
  add: AddProblem,
): void {
  const { file, text, hasFullNameCheck } = published;
  const fullNames = hasFullNameCheck ? namesInSentences(text, kept).join(' ') : '';
  const firstNames = new Set(possibleFirstNames(text, known, [...kept, ...agreed]));
  const names = [...firstNames].filter((name) => !fullNames.includes(name));
  const [first] = names;
  if (first === undefined) return;
  const listed = listedWords(names.map((name) => `"${name}"`));
  const could = names.length === 1 ? "could be a child's first name" : "could be children's names";
  const problem = `holds ${listed}, which ${could}, in "${sentenceWith(text, first)}"`;
  add(published, problem, `no name. ${howToAllow(file)}`);
}

function checkSpelling(published: PublishedText, kept: readonly string[], add: AddProblem): void {
  const { text } = published;
  for (const { found, expected } of spellingSlips(text, kept))
    add(
      published,
      `holds "${found}"`,
      `${expected}. What is meant as it stands, such as a true name, is kept if photos/allowed-names.json has it`,
    );
}

function checkTellingSentences(published: PublishedText, add: AddProblem): void {
  for (const sentence of tellingSentences(published.text))
    add(
      published,
      `tells one child apart: "${sentence}"`,
      'no age and no origin beside health or a parent’s death. If it is about no child, make two sentences of it',
    );
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
