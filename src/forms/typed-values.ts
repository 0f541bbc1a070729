import type { Values } from './fields.ts';

/**
 * What the visitor has typed or chosen, by form. It is kept in memory and never stored: it lasts from page to page
 * and ends with the document.
 */
const typedValues = new Map<string, Values>();

/** The forms whose values a full load of another page may lose. */
const losable = new Set<string>();

export function typedIn(form: string): Values {
  return typedValues.get(form) ?? {};
}

export function keepTyped(form: string, typed: Values, mayBeLost = false): void {
  typedValues.set(form, typed);
  if (mayBeLost) losable.add(form);
}

/** Whether loading another document would lose words that were typed on any page. */
export function hasTyped(): boolean {
  return [...typedValues].some(
    ([form, typed]) => Object.keys(typed).length > 0 && !losable.has(form),
  );
}
