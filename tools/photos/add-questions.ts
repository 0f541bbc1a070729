import { schemaProblems, type JsonSchema } from './json-schema.ts';
import type { PhotoEntry } from './photo-catalog.ts';
import { slugOf } from './slug.ts';

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
  | 'focal'
  | 'quiet';

export type Question = {
  name: AnswerName;
  text: string;
  /** Taken where nothing is answered. */
  fallback?: (answers: Answers) => string;
  asked?: (answers: Answers) => boolean;
};

export const questions: readonly Question[] = [
  { name: 'title', text: 'Title, two to four words' },
  { name: 'slug', text: 'Short name', fallback: ({ title = '' }) => slugOf(title) },
  { name: 'alt', text: 'What does it show, for people who cannot see it? (no names)' },
  { name: 'description', text: 'One sentence to stand below the title' },
  { name: 'category', text: 'Category' },
  { name: 'people', text: 'People in it: none, unidentifiable, consent or rendered' },
  {
    name: 'consent-reference',
    text: 'Number of the consent in the home’s own records',
    asked: ({ people }) => people === 'consent',
  },
  {
    name: 'consent-date',
    text: 'Day of the consent, such as 2026-03-14',
    asked: ({ people }) => people === 'consent',
  },
  {
    name: 'focal',
    text: 'What must stay in when it is cropped? Percent from the left, from the top',
    fallback: () => '50,50',
  },
  { name: 'quiet', text: 'Calm side of the picture', fallback: () => 'none' },
];

export function entryOf(answers: Answers, file: string): PhotoEntry {
  const [x, y] = (answers.focal ?? '').split(',').map((part) => Number(part.trim() || NaN));
  const consent = {
    reference: answers['consent-reference'] ?? '',
    date: answers['consent-date'] ?? '',
  };
  // What was answered is only taken for an entry once the gate has looked at it.
  return {
    slug: answers.slug ?? '',
    file,
    title: answers.title ?? '',
    description: answers.description ?? '',
    alt: answers.alt ?? '',
    category: answers.category,
    people: answers.people,
    ...(answers.people === 'consent' ? { consent } : {}),
    focal: { x, y },
    quiet: answers.quiet ?? '',
  } as PhotoEntry;
}

/** What is wrong with one answer, in the words of the schema; null where nothing is. */
export function answerProblem(
  name: AnswerName,
  answers: Answers,
  schema: JsonSchema,
): string | null {
  const field = name.replace('-', '.');
  const photos = schema === false ? undefined : schema.properties?.['photos'];
  const entry = entryOf(answers, 'photo.jpg');
  const found = schemaProblems((photos && photos.items) ?? {}, entry).find(
    (problem) => problem.field === field || problem.field.startsWith(`${field}.`),
  );
  return found ? `expected ${found.expected}` : null;
}
