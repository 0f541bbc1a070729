import { expect, test } from 'vitest';

import { findCatalogProblems } from './catalog-problems.ts';

const choir = {
  slug: 'choir',
  file: 'choir.jpg',
  width: 1600,
  height: 1000,
  title: 'The choir',
  description: 'Songs on Sunday.',
  alt: 'Children in blue sing in two rows',
  category: 'spiritual',
  people: 'rendered',
  focal: { x: 45, y: 62 },
  quiet: 'top',
};
const originals = new Map([['choir.jpg', { width: 1600, height: 1000 }]]);

test('a whole entry with its original has no problem', () => {
  expect(findCatalogProblems([choir], originals)).toEqual([]);
});

test.each(['title', 'description', 'alt', 'category', 'people', 'focal', 'quiet'])(
  'an entry without %s is refused by name',
  (field) => {
    const problems = findCatalogProblems([{ ...choir, [field]: undefined }], originals);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      `photos/photos.json, photo "choir": ${field} is missing; expected`,
    );
  },
);

test.each([
  ['alt', '  '],
  ['category', 'sport'],
  ['people', 'yes'],
  ['focal', { x: 101, y: 0 }],
  ['slug', 'The Choir'],
])('a %s of %j is not valid', (field, value) => {
  const problems = findCatalogProblems([{ ...choir, [field]: value }], originals);
  expect(problems.join('\n')).toContain(`${field} is not valid; expected`);
});

test('tells everything in one run', () => {
  const entries = [{ ...choir, alt: '', people: '' }, { ...choir, file: 'gone.jpg' }, null];
  const problems = findCatalogProblems(
    entries,
    new Map([...originals, ['new.jpg', { width: 1, height: 1 }]]),
  );
  const text = problems.join('\n');
  expect(text).toContain('alt is not valid');
  expect(text).toContain('people is not valid');
  expect(text).toContain('slug is used twice');
  expect(text).toContain('file is "gone.jpg"');
  expect(text).toContain('photo number 3: slug is missing');
  expect(text).toContain('photos/new.jpg: expected an entry');
});

test('says when the size is not the picture’s', () => {
  const sizes = new Map([['choir.jpg', { width: 320, height: 1000 }]]);
  const text = findCatalogProblems([choir], sizes).join('\n');
  expect(text).toContain('width is 1600; expected 320');
  expect(text).toContain('expected at least 480');
});
