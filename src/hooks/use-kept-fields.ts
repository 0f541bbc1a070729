import { useLayoutEffect, type RefObject } from 'react';

/** The values of each form's fields, in order. In memory only: nothing that is typed is stored. */
const kept = new Map<string, (string | undefined)[]>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')];
}

/**
 * Keeps what was typed into a form of uncontrolled fields while the visitor is on other pages of the site,
 * as the browser does between documents. `key` names the form. Call it before effects that read the form.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, key: string): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const values = kept.get(key) ?? [];
    for (const [index, field] of fieldsOf(element).entries()) {
      const value = values[index];
      if (value !== undefined) field.value = value;
    }
    return () => {
      kept.set(
        key,
        fieldsOf(element).map(({ value, dataset }) =>
          value === dataset['prefilled'] ? undefined : value,
        ),
      );
    };
  }, [form, key]);
}
