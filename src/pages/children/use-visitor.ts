import { useState } from 'react';
import { changedValues, type Values } from '../../forms/fields.ts';
import { keepTyped, typedIn } from '../../forms/typed-values.ts';

/** The visitor's details are kept under this key for the forms of all groups. */
const SPONSOR = 'sponsor';

/** What the visitor has typed about himself or herself in the form of any group. */
export function useVisitor() {
  const [visitor, setVisitor] = useState(() => typedIn(SPONSOR));
  function addToVisitor(details: Values) {
    if (Object.keys(changedValues(details, visitor)).length === 0) return;
    const all = { ...typedIn(SPONSOR), ...details };
    keepTyped(SPONSOR, all);
    setVisitor(all);
  }
  return { visitor, addToVisitor };
}
