import { z } from 'zod';

import { galleryFilters } from '../../src/content/gallery.ts';
import {
  editorSchemaText,
  schemaProblems,
  type SchemaProblem,
} from '../content/schema-problems.ts';

/** The gallery's filters, but for the one that shows all. */
export const photoCategories = galleryFilters.map(({ id }) => id).filter((id) => id !== 'all');

const words = z.string().regex(/\S/);
const percent = z.number().min(0).max(100);
const today = () => new Date().toISOString().slice(0, 10);

const photoEntry = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .describe(
        'a short name by subject, in lower case joined by hyphens, such as "kitchen-garden" for the picture kitchen-garden.jpg; never a child\'s name',
      ),
    title: words.describe('a short title, shown below the photo in the gallery'),
    description: words.describe('one sentence, shown below the title'),
    alt: words.describe('what the picture shows, for people who cannot see it; never a name'),
    category: z.enum(photoCategories).describe(`one of ${photoCategories.join(', ')}`),
    people: z
      .enum(['rendered', 'none', 'unidentifiable', 'consent'])
      .describe(
        'one of rendered (drawn, nobody real), none (nobody in it), unidentifiable (nobody can be recognised), consent (people who can be recognised, and the home keeps their written consent)',
      ),
    consent: z
      .strictObject({
        reference: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$/)
          .describe(
            'the number of the record in the home\'s own files, such as "C-2026-014"; never the record itself or a name',
          ),
        date: z.iso
          .date()
          .refine((day) => day <= today())
          .describe(
            'the day that the consent was signed, as year-month-day, such as "2026-03-14"; a day that has been',
          ),
      })
      .optional()
      .describe(
        'where the home keeps the written consent: { "reference": …, "date": … }; with people "consent" only',
      ),
    focal: z
      .strictObject({
        x: percent.describe('a number from 0 (left) to 100 (right)'),
        y: percent.describe('a number from 0 (top) to 100 (bottom)'),
      })
      .describe(
        'what a crop must keep, in percent from the left and from the top: { "x": 0–100, "y": 0–100 }',
      ),
  })
  .meta({
    description: 'one photo: { "slug": …, "title": …, … }',
    // For editors; to the tools, catalog-problems.ts says the same.
    if: { properties: { people: { const: 'consent' } }, required: ['people'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['consent'] },
    else: { properties: { consent: false } },
  });

const photoCatalog = z
  .strictObject({
    $schema: z.string().optional().describe('the address of this schema, "./photos.schema.json"'),
    photos: z.array(photoEntry).describe('a list of photos, each between { and }'),
  })
  .meta({ title: 'The photos of the site', description: 'an object with a list "photos"' });

export type PhotoEntry = z.infer<typeof photoEntry>;

/** What photos/photos.schema.json holds, by which editors complete and check photos.json. */
export const photosSchemaText = () => editorSchemaText(photoCatalog);

export type FieldProblem = Pick<SchemaProblem, 'problem' | 'expected'> & {
  /** The place of the photo in the list, from 0; null where the problem lies outside of it. */
  photo: number | null;
  /** Such as `consent.date`; '' for the photo, or the whole file, itself. */
  field: string;
};

/** Every field that is not as the schema says, so that one run tells all of them. */
export function fieldProblems(catalog: unknown): FieldProblem[] {
  return schemaProblems(photoCatalog, catalog).map(({ path, problem, expected }) => {
    const isInPhoto = path[0] === 'photos' && typeof path[1] === 'number';
    const photo = isInPhoto ? Number(path[1]) : null;
    return { photo, field: path.slice(isInPhoto ? 2 : 0).join('.'), problem, expected };
  });
}
