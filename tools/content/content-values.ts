/** What each file exports. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Place = {
  file: string;
  /** As people read it: `contactFaq "visiting", answer`. */
  field: string;
  /** The last name of `field`: `answer`. */
  key: string;
};

export type PlacedValue = Place & { value: unknown };

/** All values that the files export: texts, and also each list and object beside what is inside it. */
export function contentValues(modules: ContentModules): PlacedValue[] {
  return Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      valuesIn({ file, field: name, key: name, value }),
    ),
  );
}

function valuesIn(placed: PlacedValue): PlacedValue[] {
  const { file, field, value } = placed;
  if (typeof value !== 'object' || value === null) return [placed];
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? entryName(inner, Number(key)) : `, ${key}`;
    return valuesIn({ file, field: field + name, key, value: inner });
  });
  return [placed, ...inside];
}

/** The field of a zod path, in the same form: `organization, phones, 2`; '' for the whole value. */
export function fieldOf(value: unknown, path: readonly PropertyKey[]): string {
  let field = '';
  let outer = value;
  for (const key of path) {
    const inner = (outer as Readonly<Record<PropertyKey, unknown>> | null)?.[key];
    if (Array.isArray(outer)) field += entryName(inner, Number(key));
    else field += field === '' ? String(key) : `, ${String(key)}`;
    outer = inner;
  }
  return field;
}

/** What an entry of a list is called: ` "visiting"` by its id, name or title, or else `, 3` by its number. */
function entryName(entry: unknown, index: number): string {
  const { id, name, title } = (entry ?? {}) as Record<string, unknown>;
  const texts = [id, name, title].filter((it) => typeof it === 'string');
  const called = texts.find((text) => text.trim() !== '');
  return called === undefined ? `, ${index + 1}` : ` "${called}"`;
}
