import { photoCategories, type PhotoEntry } from './photo-schema.ts';

/** The answers by the question's name, which is a flag as well: `--alt "…"`. */
export type Answers = Readonly<Record<string, string | undefined>>;

type Question = {
  name: string;
  text: string;
  /** What an empty line stands for. */
  fallback?: (answers: Answers) => string;
  isNeeded?: (answers: Answers, inGallery: boolean) => boolean;
  /** Why the picture is refused for good, as with a title that names a child. Null if it is not. */
  refusal?: (answers: Answers) => string | null;
};

export const questions: readonly Question[] = [
  { name: 'title', text: 'Title, two to four words' },
  {
    name: 'named',
    text: 'Does the title name anybody, as "Amina reads" does? yes or no',
    fallback: () => 'no',
    refusal: ({ named, title = '' }) =>
      named === 'no'
        ? null
        : `the title "${title}" names somebody; expected words such as "A girl reads"`,
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
  {
    name: 'place',
    text: 'Where in the gallery? first or last',
    fallback: () => 'first',
    isNeeded: (_, inGallery) => inGallery,
  },
];

/** What is wrong with the place in the gallery, which is no field of the entry and so not in its schema. */
export function placeProblem(place: string | undefined): { text: string } | undefined {
  if (place === 'first' || place === 'last') return undefined;
  return { text: `is "${place ?? ''}"; expected first or last` };
}

/** The entry that the answers make. Where one is missing or not valid, the schema refuses it. */
export function entryOf({ focal, ...answers }: Answers): PhotoEntry {
  const { slug, title, description, alt, category, people } = answers;
  const [x, y] = (focal ?? '').split(',').map((part) => Number(part.trim() || NaN));
  const { 'consent-reference': reference = '', 'consent-date': date = '' } = answers;
  const entry = { slug, title, description, alt, category, people };
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
