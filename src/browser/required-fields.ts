/**
 * A field that the visitor must fill in, with script only from the moment of sending: Firefox reads an empty required
 * field as "invalid entry" even before anybody has typed.
 */
export function setRequired(form: HTMLFormElement | null, required: boolean): void {
  // All: another answer may have made one optional since the last press.
  const fields = form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
  for (const field of fields) field.required = required && field.matches('[aria-required=true]');
}

/** Shows the browser's own message at the first field that is refused. */
export function isComplete(form: HTMLFormElement): boolean {
  setRequired(form, true);
  return form.reportValidity();
}
