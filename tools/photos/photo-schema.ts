import { z } from 'zod';

import { galleryFilters } from '../../src/content/gallery-categories.ts';
import { schemaProblems } from '../content/schema-problems.ts';
import { possibleNames } from '../content/possible-names.ts';

export const catalogFile = 'photos/photos.json';
export const allowedNamesFile = 'photos/allowed-names.json';

export type PhotoEntry = z.infer<ReturnType<typeof photoEntry>>;

/** An unchecked entry. */
type Draft = { readonly [field in keyof PhotoEntry]?: unknown };

export const photoCategories = galleryFilters.map(({ id }) => id).filter((id) => id !== 'all');

export type CatalogProblem = {
  /** The photo's index; null if the problem is not in a photo. */
  photo: number | null;
  /** `consent.date`; '' for the photo or the file itself. */
  field: string;
  /** Continues a sentence after the field: 'is missing; expected …'. */
  text: string;
};

/** Everything at once, so an editor can fix it all after one run. */
export function catalogProblems(
  catalog: unknown,
  allowedNames: readonly string[],
): CatalogProblem[] {
  const schema = z.strictObject(
    {
      photos: z
        .array(photoEntry(allowedNames), 'a list of photos, each between { and }')
        .superRefine(
          (photos, context) => {
            const slugs = draftsIn({ photos }).map(({ slug }) => slug);
            for (const [index, slug] of slugs.entries()) {
              if (slug === undefined || slugs.indexOf(slug) === index) continue;
              const message = 'one of its own: another photo has it';
              context.addIssue({ code: 'custom', path: [index, 'slug'], message });
            }
          },
          // Runs also after another check has failed: one run reports everything.
          { when: ({ value }) => Array.isArray(value) },
        ),
    },
    only('an object with a list "photos"', ['photos']),
  );
  return schemaProblems(schema, catalog).map(({ path, problem, expected }) => {
    const isInPhoto = path[0] === 'photos' && typeof path[1] === 'number';
    const field = path.slice(isInPhoto ? 2 : 0).join('.');
    const photo = isInPhoto ? Number(path[1]) : null;
    return { photo, field, text: `is ${problem}; expected ${expected}` };
  });
}

/** As sentences: file, photo, field, what is wrong and what was expected. */
export function catalogComplaints(catalog: unknown, allowedNames: readonly string[]): string[] {
  const drafts = draftsIn(catalog);
  return catalogProblems(catalog, allowedNames).map(({ photo, field, text }) => {
    const slug = photo === null ? undefined : drafts[photo]?.slug;
    const name =
      typeof slug === 'string' && slug.trim() ? `"${slug}"` : `number ${(photo ?? 0) + 1}`;
    const place = photo === null ? catalogFile : `${catalogFile}, photo ${name}`;
    return `${place}: ${field || 'it'} ${text}`;
  });
}

export function draftsIn(catalog: unknown): Draft[] {
  const photos = (catalog as { photos?: unknown } | null)?.photos;
  return Array.isArray(photos) ? photos.map((entry: Draft | null) => entry ?? {}) : [];
}

const form = (regex: RegExp, expected: string) => z.string(expected).regex(regex, expected);
const percent = (expected: string) => z.number(expected).min(0, expected).max(100, expected);
const today = () => new Date().toISOString().slice(0, 10);
const pastDay =
  'the day that the consent was signed, as year-month-day, such as "2026-03-14"; a day that has been';

const slug = form(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'a short name by subject, in lower case joined by hyphens, such as "kitchen-garden" for the picture kitchen-garden.jpg; never a child\'s name',
);

const people = z.enum(
  ['rendered', 'none', 'unidentifiable', 'consent'],
  'one of rendered (drawn, nobody real), none (nobody in it), unidentifiable (nobody can be recognised), consent (people who can be recognised, and the home keeps their written consent)',
);

const consent = z.strictObject(
  {
    reference: form(
      /^[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$/,
      'the number of the record in the home\'s own files, such as "C-2026-014"; never the record itself or a name',
    ),
    date: z.iso.date(pastDay).refine((it) => it <= today(), pastDay),
  },
  only('{ "reference": …, "date": … }', ['reference', 'date']),
);

const focal = z.strictObject(
  {
    x: percent('a number from 0 (left) to 100 (right)'),
    y: percent('a number from 0 (top) to 100 (bottom)'),
  },
  only('what a crop must keep, in percent: { "x": 0–100, "y": 0–100 }', ['x', 'y']),
);

function photoEntry(allowedNames: readonly string[]) {
  const words = (expected: string) =>
    form(/\S/, expected).superRefine((text, context) => {
      for (const name of possibleNames(text, allowedNames))
        context.addIssue(
          `no person's name, as "${name}" looks like one. If it is none, write it in small letters or add it to ${allowedNamesFile}`,
        );
    });
  const shape = {
    slug,
    title: words('a short title, shown below the photo in the gallery'),
    description: words('one sentence, shown below the title'),
    alt: words('what the picture shows, for people who cannot see it; never a name'),
    category: z.enum(photoCategories, `one of ${photoCategories.join(', ')}`),
    people,
    consent: consent.optional(),
    focal,
  };
  return z
    .strictObject(shape, only('one photo: { "slug": …, "title": …, … }', Object.keys(shape)))
    .refine((photo) => (photo.people === 'consent') === (photo.consent !== undefined), {
      path: ['consent'],
      error:
        'where the home keeps the written consent, { "reference": …, "date": … }, with people "consent"; nothing with any other',
      // Runs also after another check has failed: one run reports everything.
      when: ({ value }) => typeof value === 'object' && value !== null,
    });
}

/** For an object of a wrong form or with an unknown field. */
function only(expected: string, fields: readonly string[]) {
  return {
    error: ({ code }: { code?: string }) =>
      code === 'unrecognized_keys' ? `only ${fields.join(', ')}` : expected,
  };
}
