import { expect, test } from 'vitest';
import { attribute, builtPage, builtPages, inside, opening, textOf } from './built-site.ts';

const sponsorship = [
  'sponsorName: required text, name',
  'email: required email, email',
  'phone: optional tel, tel',
  'preferredContact: optional select',
  'sponsorshipAmount: required select',
  'customAmount: optional decimal text',
  'paymentFrequency: optional select',
  'address: optional text, address-line1',
  'additionalMessage: optional textarea',
];
const contact = [
  'name: required text, name',
  'email: required email, email',
  'phone: optional tel, tel',
  'subject: required select',
  'message: required textarea',
];
const visit = [
  'day: required date',
  'time: required select',
  'people: required numeric text',
  'name: required text, name',
  'phone: required tel, tel',
  'note: optional textarea',
];
const paid = [
  'name: required text, name',
  'reach: required text',
  'message: optional textarea',
  'day: optional date',
  'bankReference: optional text',
  'amount: required text',
  'purpose: optional select',
];

test.each([
  // One form is enough: the forms of all groups are the same component.
  ['/children', sponsorship],
  ['/contact', contact],
  ['/contact', visit],
  ['/give', paid],
])('a form of %s has the fields %j, and no value yet', (path, fields) => {
  // For each name: whether it is required, its type, and what a browser may fill in.
  const forms = builtPage(path)
    .all('form')
    .map((form) =>
      inside(form, 'input select textarea', { hidden: null })
        .filter((it) => attribute(it, 'type') !== 'hidden' && !attribute(it, 'value'))
        .map((it) => {
          const need = attribute(it, 'required') === null ? 'optional' : 'required';
          const filled = attribute(it, 'autocomplete');
          const type = attribute(it, 'type') ?? it.tagName;
          // Phones show another keyboard for numbers.
          const keys = attribute(it, 'inputmode');
          return `${attribute(it, 'name')}: ${[need, keys, type].filter(Boolean).join(' ')}${filled ? `, ${filled}` : ''}`;
        }),
    );
  expect(forms).toContainEqual(fields);
});

test.each([
  ['/children', 'sponsorName', 'words'],
  ['/children', 'email', 'none'],
  ['/children', 'phone', 'none'],
  ['/children', 'customAmount', 'none'],
  ['/children', 'address', 'words'],
  ['/contact', 'name', 'words'],
  ['/contact', 'email', 'none'],
  ['/contact', 'phone', 'none'],
  ['/contact', 'people', 'none'],
  ['/give', 'own', 'none'],
  ['/give', 'name', 'words'],
  ['/give', 'reach', 'none'],
  // A code without digits is read only in capitals.
  ['/give', 'message', 'characters'],
  ['/give', 'bankReference', 'none'],
  ['/give', 'amount', 'none'],
])(
  'no keyboard corrects what is typed on %s into %s, and capitals are: %s',
  (path, name, capitals) => {
    const controls = builtPage(path)
      .all('input textarea')
      .filter((it) => attribute(it, 'name') === name && attribute(it, 'id') !== null);
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      expect(attribute(control, 'autocorrect')).toBe('off');
      expect(attribute(control, 'spellcheck')).toBe('false');
      expect(attribute(control, 'autocapitalize')).toBe(capitals);
    }
  },
);

test.each(builtPages)('$path has one live region to speak in, and one in each dialog', (page) => {
  const live = page.elements.filter((it) => attribute(it, 'aria-live') !== null);
  // An empty one with a role is a stop for those who read on: "status bar".
  expect(page.all('*', { role: 'status' }).map(opening)).toEqual([]);
  expect(live.filter((it) => textOf(it) === '')).toHaveLength(1 + page.all('dialog').length);
});
