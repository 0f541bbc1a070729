import { fieldsOf } from './changed-fields.ts';

/** What the fields in an element hold, by their names: of radios the checked one's value, or ''. */
export function readFields(container: ParentNode): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(container)) {
    if (!isRadio(field) || field.checked) values[field.name] = field.value;
    else values[field.name] ??= '';
  }
  return values;
}

/** Without events. A field that holds its value already is left alone, and with it the caret. */
export function writeFields(container: ParentNode, values: Readonly<Record<string, string>>): void {
  for (const field of fieldsOf(container)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isRadio(field)) field.checked = field.value === value;
    else if (field.value !== value) field.value = value;
  }
}

function isRadio(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}
