import { basename, extname } from 'node:path';

import { fieldProblems, photoCategories, type PhotoEntry } from './photo-schema.ts';

/** What `add` has to know of a photo; each is a flag as well, such as `--alt "…"`. */
export type Answers = Partial<Record<AnswerName, string>>;

export type AnswerName =
  | 'title'
  | 'slug'
  | 'alt'
  | 'description'
  | 'category'
  | 'people'
  | 'consent-reference'
  | 'consent-date'
  | 'focal';

export type Question = {
  name: AnswerName;
  text: string;
  /** Taken where nothing is answered. `file` is the path of the new picture. */
  fallback?: (answers: Answers, file: string) => string;
  isNeeded?: (answers: Answers) => boolean;
};

export const questions: readonly Question[] = [
  { name: 'title', text: 'Title, two to four words' },
  {
    name: 'slug',
    text: 'Short name of the picture and its file',
    fallback: ({ title = '' }, file) => slugOfFile(file) ?? slugOf(title),
  },
  { name: 'alt', text: 'What does it show, for people who cannot see it? (no names)' },
  { name: 'description', text: 'One sentence to stand below the title' },
  { name: 'category', text: `Category: ${photoCategories.join(', ')}` },
  { name: 'people', text: 'People in it: none, unidentifiable, consent or rendered' },
  {
    name: 'consent-reference',
    text: 'Number of the consent in the home’s own records',
    isNeeded: ({ people }) => people === 'consent',
  },
  {
    name: 'consent-date',
    text: 'Day of the consent, such as 2026-03-14',
    isNeeded: ({ people }) => people === 'consent',
  },
  {
    name: 'focal',
    text: 'What must stay in when it is cropped? Percent from the left, from the top',
    fallback: () => '50,50',
  },
];

/** What answers that have been checked make; unchecked ones make an entry that the schema refuses. */
export function entryOf(answers: Answers): PhotoEntry {
  const { slug, title, description, alt, category, people } = answers;
  const [x, y] = (answers.focal ?? '').split(',').map((part) => Number(part.trim() || NaN));
  const consent = {
    reference: answers['consent-reference'] ?? '',
    date: answers['consent-date'] ?? '',
  };
  const entry = { slug, title, description, alt, category, people };
  const withConsent = people === 'consent' ? { ...entry, consent } : entry;
  return { ...withConsent, focal: { x, y } } as PhotoEntry;
}

/** What is wrong with one answer, in the words of the schema; null where nothing is. */
export function answerProblem(name: AnswerName, answers: Answers): string | null {
  const field = name.replace('-', '.');
  const found = fieldProblems({ photos: [entryOf(answers)] }).find(
    (problem) => problem.field === field || problem.field.startsWith(`${field}.`),
  );
  return found ? `expected ${found.expected}` : null;
}

/** Null for a name that a camera has given, such as IMG_2026. */
function slugOfFile(file: string): string | null {
  const slug = slugOf(basename(file, extname(file)));
  const isByCamera = /^(?:image|img|photo|picture|whatsapp)(?:-|$)/.test(slug);
  return /^[a-z]{3,}(?:-[a-z]+)*$/.test(slug) && !isByCamera ? slug : null;
}

/** "Kitchen Garden (2)" → "kitchen-garden-2": by subject, as an address can hold it. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
