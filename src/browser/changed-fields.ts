export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const FIELDS = 'input:not([type=hidden]), select, textarea';

export function fieldsOf(container: ParentNode): Field[] {
  return [...container.querySelectorAll<Field>(FIELDS)];
}

/**
 * Whether a field differs from the HTML: by the visitor, or by the browser, which fills fields in again
 * after a reload. Says nothing of a field that React has rendered, or rendered again.
 */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== first?.value;
  }
  return field.type === 'radio'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

/** As typing does, so that React hears of it also where it controls the field. */
export function typeInto(field: Field, text: string): void {
  // React's own setter, on the element, would hide the change from it.
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', text, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
