import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldsOf, isChanged, typeInto } from '../browser/changed-fields.ts';
import { useOnHydration } from './use-hydrated.ts';

/** What was typed into each form's fields, by their order. In memory only: nothing that is typed is stored. */
const typedTexts = new Map<string, Map<number, string>>();

let typedAnything = false;

/** Whether anything was typed into such a form since the document was loaded: another load would cost it. */
export function hasTyped(): boolean {
  return typedAnything;
}

/**
 * Keeps what was typed into a form while the visitor is on other pages of the site, as the browser does
 * between documents, and types it again. `key` names the form; without one nothing is restored. Call it before
 * effects that read the form.
 */
export function useRestoredFields(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
): void {
  const typed = useRef(new Set<EventTarget>());
  useOnHydration(() => {
    if (form.current) typed.current = new Set(fieldsOf(form.current).filter(isChanged));
    typedAnything ||= typed.current.size > 0;
  });
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = fieldsOf(element);
    const note = ({ target }: Event) => {
      if (target) typed.current.add(target);
      typedAnything = true;
    };
    element.addEventListener('input', note);
    for (const [index, text] of typedTexts.get(key ?? '') ?? []) {
      const field = fields[index];
      if (field && field.value !== text) typeInto(field, text);
    }
    return () => {
      element.removeEventListener('input', note);
      const texts = new Map<number, string>();
      for (const [index, field] of fieldsOf(element).entries())
        if (typed.current.has(field)) texts.set(index, field.value);
      if (key !== undefined) typedTexts.set(key, texts);
    };
  }, [form, key]);
}
