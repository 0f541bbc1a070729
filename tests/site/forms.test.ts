import { MORE_THAN_SPACES } from '../../src/lib/form-message.ts';
import { describe, expect, test } from 'vitest';
import { children } from '../../src/content/children.ts';
import { messageTexts } from '../../src/content/messages.ts';
import { contactSubjects } from '../../src/content/page-texts/contact.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../src/content/sponsorship-options.ts';
import { attribute, builtPage, type Element, elementsIn, textOf } from './built-site.ts';

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

/** `[value, text]` of each choice, in order. */
function choicesOf(form: readonly Element[], name: string) {
  const select = form.find((element) => attribute(element, 'name') === name);
  const options = select ? elementsIn(select) : [];
  return options.map((option) => [attribute(option, 'value'), textOf(option)]);
}

const choices = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => [value, label]);

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

    test('offers the choices of amount, frequency and contact', () => {
      expect(choicesOf(form, 'preferredContact')).toEqual(choices(preferredContactOptions));
      expect(choicesOf(form, 'sponsorshipAmount')).toEqual(choices(sponsorshipAmountOptions));
      expect(choicesOf(form, 'paymentFrequency')).toEqual(choices(paymentFrequencyOptions));
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

  test('offers seven subjects, after one that is none', () => {
    expect(choicesOf(form, 'subject')).toEqual([
      ['', 'Select a subject'],
      ...choices(contactSubjects),
    ]);
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

test.each(['/contact', '/give'])(
  'the form on %s offers without script only what the browser can do',
  (path) => {
    const page = builtPage(path);
    for (const label of ['SMS', messageTexts.copy]) {
      const others = page.all('button').filter((it) => textOf(it) === label);
      expect(others.length).toBeGreaterThan(0);
      for (const it of others) expect(attribute(it, 'data-needs-script')).toBe('');
    }
    // The browser adds a title to its own words when it refuses a field of spaces.
    const name = page.all('input').find((input) => attribute(input, 'name') === 'name');
    expect(name && attribute(name, 'title')).toBe(MORE_THAN_SPACES);
  },
);
