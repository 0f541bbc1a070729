// Fields without a name are ignored.

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Values = Readonly<Record<string, string>>;

/** Radios with the same name have the value of the checked one, or ''. */
export function readFields(container: ParentNode): Values {
  return readEach(container, 'checked', ({ value }) => value);
}

/** What the HTML says, before anybody has typed or chosen. */
export function readDefaults(container: ParentNode): Values {
  return readEach(container, 'defaultChecked', (field) => {
    if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
    const options = [...field.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  });
}

export function changedValues(now: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]));
}

/** Fires no events. Does not write a value that a field already has, because that moves the caret. */
export function writeFields(container: ParentNode, values: Values): void {
  for (const field of fieldsOf(container)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isRadio(field)) field.checked = field.value === value;
    else if (field.value !== value) field.value = value;
  }
}

/** Fires the events of typing. */
export function typeInto(field: FormControl, text: string): void {
  // React's own setter on the field would hide the change from React. This calls the prototype's.
  Reflect.set(Object.getPrototypeOf(field) as FormControl, 'value', text, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldsOf(container: ParentNode): FormControl[] {
  const fields = container.querySelectorAll<FormControl>(
    'input:not([type=hidden]), select, textarea',
  );
  return [...fields].filter(({ name }) => name !== '');
}

function isRadio(field: FormControl): field is HTMLInputElement {
  return field.type === 'radio';
}

function readEach(
  container: ParentNode,
  checked: 'checked' | 'defaultChecked',
  valueOf: (field: FormControl) => string,
): Values {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(container)) {
    if (!isRadio(field)) values[field.name] = valueOf(field);
    else if (field[checked]) values[field.name] = field.value;
    else values[field.name] ??= '';
  }
  return values;
}
