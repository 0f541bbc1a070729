import { schemaProblems, type JsonSchema } from './json-schema.ts';
import { allowedNamesFile, catalogFile } from './photo-catalog.ts';
import { possibleNames } from './possible-names.ts';

export type CatalogRules = {
  schema: JsonSchema;
  allowedNames: readonly string[];
  /** As year-month-day. */
  today: string;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Everything that is wrong with the entries, each as "file, photo: field: expected", so that one
 * run tells an editor all there is to mend.
 */
export function findCatalogProblems(catalog: unknown, rules: CatalogRules): string[] {
  return [
    ...schemaProblems(rules.schema, catalog).map(
      ({ field, problem, expected }) =>
        `${catalogFile}${field && `: ${field}`} is ${problem}; expected ${expected}`,
    ),
    ...entriesOf(catalog).flatMap((entry, index, entries) => {
      const problems = entryProblems(entry, entries.slice(0, index), rules);
      return problems.map((text) => `${catalogFile}, photo ${nameOf(entry, index)}: ${text}`);
    }),
  ];
}

export function entriesOf(catalog: unknown): unknown[] {
  const photos = (catalog as { photos?: unknown } | null)?.photos;
  return Array.isArray(photos) ? photos : [];
}

function entryProblems(
  candidate: unknown,
  before: readonly unknown[],
  rules: CatalogRules,
): string[] {
  const problems = schemaProblems(itemSchema(rules.schema), candidate).map(
    ({ field, problem, expected }) => `${field || 'it'} is ${problem}; expected ${expected}`,
  );
  const entry = fieldsOf(candidate);
  for (const field of ['slug', 'file'] as const) {
    const isTaken = before.some((other) => fieldsOf(other)[field] === entry[field]);
    if (typeof entry[field] === 'string' && isTaken)
      problems.push(`${field} "${entry[field]}" is used twice; expected one of its own`);
  }
  for (const field of ['title', 'description', 'alt'] as const) {
    const text = entry[field];
    const names = typeof text === 'string' ? possibleNames(text, rules.allowedNames) : [];
    for (const name of names) {
      problems.push(
        `${field} holds "${name}", which looks like a name; expected no person's name. If it is none, write it in small letters or add it to ${allowedNamesFile}`,
      );
    }
  }
  problems.push(...consentProblems(entry, rules.today));
  return problems;
}

function consentProblems(entry: Fields, today: string): string[] {
  const { date } = fieldsOf(entry['consent']);
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return [];
  const day = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
  if (exists && date <= today) return [];
  return [`consent.date is ${date}; expected a day that has been, as year-month-day`];
}

function itemSchema(schema: JsonSchema): JsonSchema {
  const photos = schema === false ? undefined : schema.properties?.['photos'];
  return (photos && photos.items) ?? {};
}

function nameOf(candidate: unknown, index: number): string {
  const { slug } = fieldsOf(candidate);
  return typeof slug === 'string' && slug.trim() ? `"${slug}"` : `number ${index + 1}`;
}

function fieldsOf(candidate: unknown): Fields {
  return typeof candidate === 'object' && candidate !== null ? (candidate as Fields) : {};
}
