import type { Values } from './fields.ts';

/** What was typed, by form. It stays in memory: it lasts from page to page and ends with the document. */
const typedValues = new Map<string, Values>();

/** Forms whose values may be lost when another document loads. */
const losable = new Set<string>();

export function typedIn(form: string): Values {
  return typedValues.get(form) ?? {};
}

export function keepTyped(form: string, typed: Values, mayBeLost = false): void {
  typedValues.set(form, typed);
  if (mayBeLost) losable.add(form);
}

/** Whether loading another document would lose what was typed on any page. */
export function hasTyped(): boolean {
  return [...typedValues].some(
    ([form, typed]) => Object.keys(typed).length > 0 && !losable.has(form),
  );
}
