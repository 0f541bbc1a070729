import { useLayoutEffect, type RefObject } from 'react';

/**
 * Writes `text` into a field, and again whenever it changes, until the visitor has. `empty` is the field's
 * value in the prerendered HTML. use-kept-fields.ts keeps no text that only this hook has written.
 */
export function usePrefill(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  text: string,
  empty = '',
): void {
  useLayoutEffect(() => {
    if (field.current && text !== '') fill(field.current, text, empty);
  }, [field, text, empty]);
}

function fill(field: HTMLInputElement | HTMLSelectElement, text: string, empty: string) {
  if (field.value === (field.dataset['prefilled'] ?? empty)) field.value = text;
  field.dataset['prefilled'] = text;
}
