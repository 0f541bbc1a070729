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
