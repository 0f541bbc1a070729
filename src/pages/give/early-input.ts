import { fieldsOf, isChanged } from '../../browser/changed-fields.ts';
import { isHydrated } from '../../browser/is-hydrated.ts';
import type { EarlyInput } from './giving-fields.ts';

/**
 * The values of the fields in an element that were changed before hydration, by their names; none once the
 * document is hydrated. React keeps them until it renders again, so read them in the first render, where
 * the elements of a page that it renders anew are still there, and in `useOnHydration`.
 */
export function earlyInput(id: string): EarlyInput {
  const container =
    typeof document === 'undefined' || isHydrated() ? null : document.getElementById(id);
  const changed = container ? fieldsOf(container).filter(isChanged) : [];
  return {
    changed: new Map(changed.map(({ name, value }) => [name, value])),
    focused: (container && document.activeElement?.getAttribute('name')) ?? '',
  };
}
