import { z } from 'zod';
import { galleryFilters } from '../../src/content/gallery-categories.ts';
import { isPastDay, object, schemaProblems, text } from '../facts/schema-parts.ts';

export const catalogFile = 'photos/photos.json';

export type PhotoEntry = z.infer<ReturnType<typeof photoEntry>>;

/** An entry that is not checked yet. */
type Draft = { readonly [field in keyof PhotoEntry]?: unknown };

export const photoCategories = galleryFilters.map(({ id }) => id).filter((id) => id !== 'all');

type EntryProblem = {
  /** `consent.date`; '' for the whole entry. */
  field: string;
  /** Continues a sentence after the field: 'is missing; expected …'. */
  text: string;
};

/** What is wrong with one entry. `taken` are the slugs of other photos. */
export function entryProblems(entry: unknown, taken: readonly unknown[]): EntryProblem[] {
  const problems = schemaProblems(photoEntry(taken), entry);
  return problems.map(({ path, problem, expected }) => {
    return { field: path.join('.'), text: `is ${problem}; expected ${expected}` };
  });
}

/** All problems of the list of photos, as sentences: file, photo, field, what is wrong and what was expected. */
export function catalogProblems(catalog: unknown): string[] {
  const drafts = draftsIn(catalog);
  const slugs = drafts.map(({ slug }) => slug);
  return drafts.flatMap((draft, index) => {
    const { slug } = draft;
    const name = typeof slug === 'string' && slug ? `"${slug}"` : `number ${index + 1}`;
    return entryProblems(draft, slugs.slice(0, index)).map(
      ({ field, text }) => `${catalogFile}, photo ${name}: ${field} ${text}`,
    );
  });
}

function draftsIn(catalog: unknown): Draft[] {
  const photos = (catalog as { photos?: unknown } | null)?.photos;
  if (!Array.isArray(photos)) throw new Error(`${catalogFile}: expected { "photos": [ … ] }`);
  return photos.map((entry: Draft | null) => entry ?? {});
}

/** The entries of a catalog. They are valid only if `catalogProblems` has found none. */
export function entriesIn(catalog: unknown): PhotoEntry[] {
  return draftsIn(catalog) as PhotoEntry[];
}

const percent = (expected: string) => z.number(expected).min(0, expected).max(100, expected);

const people = z.enum(
  ['rendered', 'none', 'unidentifiable', 'consent'],
  'one of rendered (drawn, nobody real), none (nobody in it), unidentifiable (nobody can be recognised), consent (people who can be recognised, and the home keeps their written consent)',
);

const consent = object({
  reference: text(
    'the number of the record in the home\'s own files, such as "C-2026-014"; never the record itself or a name',
    /^[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$/,
  ),
  date: text(
    'the day that the consent was signed, as year-month-day, such as "2026-03-14"; a day that has been',
    isPastDay,
  ),
});

const shown = z.enum(
  ['gallery', 'pages', 'both'],
  'one of gallery (the gallery alone), pages (any other page), both',
);

function photoEntry(taken: readonly unknown[]) {
  return object({
    slug: text(
      'a short name by subject, in lower case joined by hyphens, of 60 letters at most, such as "kitchen-garden" for the picture kitchen-garden.jpg; never a child\'s name',
      /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    ).refine((it) => !taken.includes(it), 'one of its own: another photo has it'),
    title: text(
      'a short title, of 60 letters at most, shown below the photo in the gallery',
      (it) => it.trim() !== '' && it.length <= 60,
    ),
    description: text('one sentence, shown below the title'),
    alt: text('what the picture shows, for people who cannot see it; never a name'),
    category: z.enum(photoCategories, `one of ${photoCategories.join(', ')}`),
    shown,
    people,
    consent: consent.optional(),
    focal: object({
      x: percent('a number from 0 (left) to 100 (right)'),
      y: percent('a number from 0 (top) to 100 (bottom)'),
    }),
    // Missing in an entry that somebody has written by hand, until `npm run photos`.
    hash: text('what npm run photos wrote there', /^[0-9a-f]{64}$/).optional(),
  }).refine((photo) => (photo.people === 'consent') === (photo.consent !== undefined), {
    path: ['consent'],
    error:
      'where the home keeps the written consent, { "reference": …, "date": … }, with people "consent"; nothing with any other',
  });
}
