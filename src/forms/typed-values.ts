import { entryState } from '../browser/history-entry.ts';
import type { Values } from './fields.ts';

/** What was typed, by form. It stays in memory: it lasts from page to page and ends with the document. */
const typedValues = new Map<string, Values>();

/** Forms whose values may be lost when another document loads. */
const losable = new Set<string>();

/** The index of the history entry at which a form last held typed words. */
let entryOfTyped: number | null = null;

export function typedIn(formId: string): Values {
  return typedValues.get(formId) ?? {};
}

export function keepTyped(formId: string, typed: Values, mayBeLost = false): void {
  typedValues.set(formId, typed);
  if (mayBeLost) losable.add(formId);
  else if (Object.keys(typed).length > 0) entryOfTyped = entryIndex();
}

/** Whether loading another document would lose what was typed on any page. */
export function hasTyped(): boolean {
  return [...typedValues].some(([id, typed]) => Object.keys(typed).length > 0 && !losable.has(id));
}

/** How many steps of history lead from here to typed words. 0 if there are none. */
export function stepsToTyped(): number {
  if (!hasTyped()) return 0;
  const here = entryIndex();
  // If React Router does not say, they are most likely on the page before.
  return entryOfTyped === null || here === null ? -1 : entryOfTyped - here;
}

/** How many entries of the site come before this one. React Router promises nothing: null if it does not say. */
function entryIndex(): number | null {
  const { idx } = entryState();
  return typeof idx === 'number' ? idx : null;
}
