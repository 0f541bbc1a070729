/**
 * A field that the visitor must fill in, with script only from the moment of sending: Firefox reads an empty required
 * field as "invalid entry" even before anybody has typed.
 */
export function setRequired(form: HTMLFormElement | null, required: boolean): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('[aria-required=true]') ?? [];
  for (const field of fields) field.required = required;
}

/** Shows the browser's own message at the first field that is refused. */
export function isComplete(form: HTMLFormElement): boolean {
  setRequired(form, true);
  return form.reportValidity();
}
