import {
  catalogFile,
  peopleStatuses,
  photoCategories,
  photosDir,
  type PhotoEntry,
} from './photo-catalog.ts';
import { photoWidths } from './photo-variants.ts';

export type OriginalSize = { width: number; height: number };

type FieldRule = {
  field: keyof PhotoEntry;
  expected: string;
  isValid: (value: unknown) => boolean;
};

const fieldRules: FieldRule[] = [
  { field: 'slug', expected: 'words in lower case joined by hyphens', isValid: isSlug },
  { field: 'file', expected: 'the name of a picture in photos/', isValid: isText },
  { field: 'title', expected: 'a short title', isValid: isText },
  { field: 'description', expected: 'a sentence', isValid: isText },
  {
    field: 'alt',
    expected: 'what the picture shows, for people who cannot see it',
    isValid: isText,
  },
  {
    field: 'category',
    expected: `one of ${photoCategories.join(', ')}`,
    isValid: (value) => photoCategories.some((category) => category === value),
  },
  {
    field: 'people',
    expected: `one of ${peopleStatuses.join(', ')}`,
    isValid: (value) => peopleStatuses.some((status) => status === value),
  },
  { field: 'focal', expected: '{ "x": 0–100, "y": 0–100 }', isValid: isFocalPoint },
  { field: 'quiet', expected: 'a side such as "top left", or "none"', isValid: isText },
];

/**
 * Everything that is wrong with the catalogue, each as "file, photo: field:
 * expected", so that one run tells an editor all there is to mend.
 */
export function findCatalogProblems(
  entries: readonly unknown[],
  originals: ReadonlyMap<string, OriginalSize>,
): string[] {
  const problems: string[] = [];
  const seen = new Set<unknown>();
  for (const [index, candidate] of entries.entries()) {
    const entry = (candidate ?? {}) as Partial<Record<keyof PhotoEntry, unknown>>;
    const name = isText(entry.slug) ? `"${entry.slug}"` : `number ${index + 1}`;
    const report = (text: string) => problems.push(`${catalogFile}, photo ${name}: ${text}`);

    for (const { field, expected, isValid } of fieldRules) {
      if (isValid(entry[field])) continue;
      report(
        `${field} is ${entry[field] === undefined ? 'missing' : 'not valid'}; expected ${expected}`,
      );
    }
    if (isText(entry.slug) && seen.has(entry.slug))
      report('slug is used twice; expected a name of its own');
    seen.add(entry.slug);
    if (isText(entry.file)) {
      for (const problem of sizeProblems(entry, originals.get(entry.file))) report(problem);
    }
  }

  const files = new Set(entries.map((entry) => (entry as { file?: unknown } | null)?.file));
  for (const file of originals.keys()) {
    if (!files.has(file))
      problems.push(`${photosDir}/${file}: expected an entry in ${catalogFile}`);
  }
  return problems;
}

function sizeProblems(
  entry: Partial<Record<keyof PhotoEntry, unknown>>,
  size: OriginalSize | undefined,
): string[] {
  if (!size) return [`file is "${String(entry.file)}"; expected that picture in ${photosDir}/`];
  const problems: string[] = [];
  for (const side of ['width', 'height'] as const) {
    if (entry[side] !== size[side]) {
      problems.push(
        `${side} is ${String(entry[side])}; expected ${size[side]}, as the picture has`,
      );
    }
  }
  if (size.width < photoWidths[0]) {
    problems.push(`the picture is ${size.width} px wide; expected at least ${photoWidths[0]}`);
  }
  return problems;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isSlug(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

function isFocalPoint(value: unknown): boolean {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return [x, y].every((part) => typeof part === 'number' && part >= 0 && part <= 100);
}
