import { describe, expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { attribute, builtPage, type Element, elementsIn } from './built-site.ts';

function formIn(elements: readonly Element[]): Element[] {
  const form = elements.find(({ tagName }) => tagName === 'form');
  return form ? elementsIn(form) : [];
}

/** By its name: whether it is required, its type, and what a browser may fill in. */
function fieldsOf(form: readonly Element[]) {
  const fields = form.filter(
    (element) =>
      ['input', 'select', 'textarea'].includes(element.tagName) &&
      attribute(element, 'type') !== 'hidden' &&
      attribute(element, 'hidden') === null,
  );
  return fields.map((field) => [
    attribute(field, 'name'),
    attribute(field, 'required') === null ? 'optional' : 'required',
    attribute(field, 'type') ?? field.tagName,
    attribute(field, 'autocomplete'),
  ]);
}

// The forms of all groups are of one component.
describe.each(children.filter(({ sponsored }) => !sponsored).slice(0, 1))(
  'the sponsorship form of $name',
  ({ id }) => {
    const dialog = builtPage('/children').elements.find(
      (element) => attribute(element, 'id') === `sponsor-${id}`,
    );
    const form = formIn(dialog ? elementsIn(dialog) : []);

    test('asks for eight fields, and requires name, e-mail and amount', () => {
      expect(fieldsOf(form)).toEqual([
        ['sponsorName', 'required', 'text', 'name'],
        ['email', 'required', 'email', 'email'],
        ['phone', 'optional', 'tel', 'tel'],
        ['preferredContact', 'optional', 'select', null],
        ['sponsorshipAmount', 'required', 'select', null],
        ['customAmount', 'optional', 'text', null],
        ['paymentFrequency', 'optional', 'select', null],
        ['address', 'optional', 'text', 'address-line1'],
        ['additionalMessage', 'optional', 'textarea', null],
      ]);
    });
  },
);

describe('the contact form', () => {
  const form = formIn(builtPage('/contact').elements);

  test('asks for five fields, and requires all but the phone', () => {
    expect(fieldsOf(form)).toEqual([
      ['name', 'required', 'text', 'name'],
      ['email', 'required', 'email', 'email'],
      ['phone', 'optional', 'tel', 'tel'],
      ['subject', 'required', 'select', null],
      ['message', 'required', 'textarea', null],
    ]);
    const message = form.find(({ tagName }) => tagName === 'textarea');
    expect(message && attribute(message, 'rows')).toBe('5');
  });
});

test.each([
  ['/contact', 'Ask for a visit', ['day', 'time', 'people', 'name', 'phone'], ['note']],
  ['/give', 'I have paid', ['name', 'reach', 'amount', 'date'], ['paidBy', 'purpose', 'code']],
])('on %s, “%s” requires what an answer needs', (path, heading, required, optional) => {
  const form = builtPage(path)
    .all('form')
    .map((it) => elementsIn(it))
    .find((it) => it.some((field) => attribute(field, 'name') === required[2]));
  const fields = fieldsOf(form ?? []);
  expect(fields.filter(([, need]) => need === 'required').map(([name]) => name)).toEqual(required);
  expect(fields.filter(([, need]) => need !== 'required').map(([name]) => name)).toEqual(optional);
  // The build knows neither the day nor what was chosen.
  const filled = (form ?? []).filter(
    (field) => attribute(field, 'value') && field.tagName === 'input',
  );
  expect(filled).toEqual([]);
  expect(builtPage(path).text).toContain(heading);
});

test.each(['/contact', '/give'])('%s has a live region behind each form from the start', (path) => {
  const { elements } = builtPage(path);
  const forms = elements.filter(({ tagName }) => tagName === 'form');
  // A screen reader says only what comes into a region that was there before.
  const behind = forms.map(
    (form) => elements[elements.indexOf(form) + elementsIn(form).length + 1],
  );
  expect(behind.map((it) => it && attribute(it, 'role'))).toEqual(forms.map(() => 'status'));
});
