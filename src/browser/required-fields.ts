/**
 * Sets `required` on the fields that the visitor must fill in. With script they have it only from the moment of
 * sending: Firefox reads an empty required field as "invalid entry" even before anybody has typed.
 */
export function setRequired(form: HTMLFormElement | null, required: boolean): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('[aria-required=true]') ?? [];
  for (const field of fields) field.required = required;
}

/**
 * Returns whether the form may be sent. If not, the browser shows its own message at the first field that it refuses.
 */
export function isComplete(form: HTMLFormElement): boolean {
  setRequired(form, true);
  return form.reportValidity();
}
