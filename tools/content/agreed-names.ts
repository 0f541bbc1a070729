import { type Place, type PlacedValue, property } from './content-values.ts';

/** Returns the names that may stand in a place: of adults who have agreed, in their own answer or story alone. */
export function agreedNames(values: readonly PlacedValue[]) {
  const entries = values.flatMap(({ file, field, value }) => {
    const names = namesOf(value);
    // "Jane" alone, too, where Jane Otieno has agreed.
    const parts = names.flatMap((name) => name.match(/\p{Lu}[\p{L}'’]+/gu) ?? []);
    return names.length > 0 ? [{ file, field, names: [...names, ...parts] }] : [];
  });
  return (place: Pick<Place, 'file' | 'field'>): string[] =>
    entries.flatMap(({ file, field, names }) =>
      file === place.file && place.field.startsWith(`${field}, `) ? names : [],
    );
}

/** The adults whom an answer or a story lists in `named`, and the one who tells a story that is real. */
function namesOf(entry: unknown): string[] {
  const [name, named] = [property(entry, 'name'), property(entry, 'named')];
  return [
    ...(typeof name === 'string' && property(entry, 'real') === 'yes' ? [name] : []),
    ...(Array.isArray(named) ? named.map(String) : []),
  ];
}
