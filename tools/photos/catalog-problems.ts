import { fieldProblems, type PhotoEntry } from './photo-schema.ts';
import { possibleNames } from './possible-names.ts';

export const catalogFile = 'photos/photos.json';
export const allowedNamesFile = 'photos/allowed-names.json';

/** As it was written: any field may be missing, or anything. */
type Draft = { readonly [field in keyof PhotoEntry]?: unknown };

/**
 * Everything that is wrong with photos.json, each as "file, photo: field: expected", so that one run
 * tells an editor all there is to fix.
 */
export function findCatalogProblems(catalog: unknown, allowedNames: readonly string[]): string[] {
  const drafts = draftsIn(catalog);
  const fields = fieldProblems(catalog).map(({ photo, field, problem, expected }) => {
    const place = photo === null ? `${catalogFile}: ` : placeOf(drafts, photo);
    return `${place}${field || 'it'} is ${problem}; expected ${expected}`;
  });
  const others = drafts.flatMap((draft, index) =>
    [
      ...repeatedSlug(draft, drafts.slice(0, index)),
      ...namesIn(draft, allowedNames),
      ...consentProblems(draft),
    ].map((text) => placeOf(drafts, index) + text),
  );
  return [...fields, ...others];
}

/** The entries of a catalog that nobody has checked yet. */
export function draftsIn(catalog: unknown): Draft[] {
  const photos = (catalog as { photos?: unknown } | null)?.photos;
  return Array.isArray(photos) ? photos.map((entry: Draft | null) => entry ?? {}) : [];
}

function placeOf(drafts: readonly Draft[], index: number): string {
  const slug = drafts[index]?.slug;
  const name = typeof slug === 'string' && slug.trim() ? `"${slug}"` : `number ${index + 1}`;
  return `${catalogFile}, photo ${name}: `;
}

function repeatedSlug({ slug }: Draft, before: readonly Draft[]): string[] {
  if (typeof slug !== 'string' || !before.some((other) => other.slug === slug)) return [];
  return [`slug "${slug}" is used twice; expected one of its own`];
}

function namesIn(draft: Draft, allowedNames: readonly string[]): string[] {
  return (['title', 'description', 'alt'] as const).flatMap((field) => {
    const text = draft[field];
    const names = typeof text === 'string' ? possibleNames(text, allowedNames) : [];
    return names.map(
      (name) =>
        `${field} holds "${name}", which looks like a name; expected no person's name. If it is none, write it in small letters or add it to ${allowedNamesFile}`,
    );
  });
}

function consentProblems({ people, consent }: Draft): string[] {
  if (people === 'consent' && consent === undefined)
    return ['consent is missing; expected where the home keeps the written consent'];
  if (people !== 'consent' && consent !== undefined)
    return ['consent is not wanted here; expected it with people "consent" only'];
  return [];
}
