// Reads, writes and compares the fields of a form by their names. Fields without a name are ignored.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Values = Readonly<Record<string, string>>;

/** The values of the fields in an element. Radios with the same name have the value of the checked one, or ''. */
export function readFields(container: ParentNode): Values {
  return readEach(container, {
    isChecked: (radio) => radio.checked,
    valueOf: (field) => field.value,
  });
}

/** What the fields hold in the HTML, before anybody has typed or chosen. */
export function readDefaults(container: ParentNode): Values {
  return readEach(container, {
    isChecked: (radio) => radio.defaultChecked,
    valueOf: (field) => {
      if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
      const options = [...field.options];
      return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
    },
  });
}

/** The values that differ from `before`. */
export function changedValues(now: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]));
}

/** Fires no events. A field that already has its value is not written, because that would move the caret. */
export function writeFields(container: ParentNode, values: Values): void {
  for (const field of fieldsOf(container)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isRadio(field)) field.checked = field.value === value;
    else if (field.value !== value) field.value = value;
  }
}

/** Fires the events of typing, for the code that listens to them. */
export function typeInto(field: Field, text: string): void {
  // React puts a setter of its own on the field. A value set through it is no change to React, so this
  // calls the prototype's.
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', text, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldsOf(container: ParentNode): Field[] {
  const fields = container.querySelectorAll<Field>('input:not([type=hidden]), select, textarea');
  return [...fields].filter(({ name }) => name !== '');
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio';
}

type Reading = {
  isChecked: (radio: HTMLInputElement) => boolean;
  valueOf: (field: Field) => string;
};

function readEach(container: ParentNode, { isChecked, valueOf }: Reading): Values {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(container)) {
    if (!isRadio(field)) values[field.name] = valueOf(field);
    else if (isChecked(field)) values[field.name] = field.value;
    else values[field.name] ??= '';
  }
  return values;
}
