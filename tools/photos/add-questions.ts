import { entryProblems, photoCategories, type PhotoEntry } from './photo-schema.ts';

/** The answers by the question's name. */
export type Answers = Readonly<Record<string, string | undefined>>;

type Question = {
  /** A field of the entry, with a hyphen for a field inside another. `named` is no field. */
  name: string;
  text: string;
  /** What an empty line stands for. */
  fallback?: (answers: Answers) => string;
  isNeeded?: (answers: Answers) => boolean;
};

export const questions: readonly Question[] = [
  { name: 'title', text: 'Title, two to four words' },
  {
    name: 'named',
    text: 'Does the title name anybody, as "Amina reads" does? yes or no',
    fallback: () => 'no',
  },
  {
    name: 'slug',
    text: 'Short name of the picture and its file',
    // From the title, which was checked for names. The name of the file was not.
    fallback: ({ title = '' }) => slugOf(title),
  },
  { name: 'alt', text: 'What does it show, for people who cannot see it? (no names)' },
  { name: 'description', text: 'One sentence to stand below the title' },
  { name: 'category', text: `Category: ${photoCategories.join(', ')}` },
  {
    name: 'shown',
    text: 'Where may it stand? gallery, pages (any other page) or both',
    fallback: () => 'gallery',
  },
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

/** What is wrong with the answer to a question: 'is missing; expected …'. Null if nothing is. */
export function answerProblem(
  name: string,
  answers: Answers,
  taken: readonly string[],
): string | null {
  if (name === 'named') return namedProblem(answers);
  const field = name.replace('-', '.');
  const problems = entryProblems(entryOf(answers), taken);
  return problems.find((it) => `${it.field}.`.startsWith(`${field}.`))?.text ?? null;
}

function namedProblem({ named, title }: Answers): string | null {
  if (named === 'no') return null;
  return named === 'yes'
    ? `is yes: the title "${title}" names somebody; expected words such as "A girl reads"`
    : `is "${named}"; expected yes or no`;
}

/** The entry that the answers make. Where one is missing or not valid, the schema refuses it. */
export function entryOf({ focal, ...answers }: Answers): PhotoEntry {
  const { slug, title, description, alt, category, shown, people } = answers;
  const [x, y] = (focal ?? '').split(',').map((part) => Number(part.trim() || NaN));
  const { 'consent-reference': reference = '', 'consent-date': date = '' } = answers;
  const entry = { slug, title, description, alt, category, shown, people };
  const withConsent = people === 'consent' ? { ...entry, consent: { reference, date } } : entry;
  return { ...withConsent, focal: { x, y } } as PhotoEntry;
}

/** "Kitchen Garden (2)" → "kitchen-garden-2" */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
