import { describe, expect, test } from 'vitest';

import { catalogComplaints } from './photo-schema.ts';

const choir = {
  slug: 'choir',
  title: 'The choir',
  description: 'Songs on Sunday.',
  alt: 'Children in blue sing in two rows',
  category: 'spiritual',
  people: 'rendered',
  focal: { x: 45, y: 62 },
};
const consent = { reference: 'C-2026-014', date: '2026-03-14' };
function problemsOf(...photos: unknown[]): string[] {
  return catalogComplaints({ photos }, ['Ruai Junction']);
}

test('a whole entry has no problem', () => {
  expect(problemsOf(choir)).toEqual([]);
  expect(problemsOf({ ...choir, people: 'consent', consent })).toEqual([]);
});

test.each(['slug', 'title', 'description', 'alt', 'category', 'people', 'focal'])(
  'an entry without %s is refused by name',
  (field) => {
    const problems = problemsOf({ ...choir, [field]: undefined });
    const name = field === 'slug' ? 'number 1' : '"choir"';
    expect(problems).toEqual([
      expect.stringContaining(`photos/photos.json, photo ${name}: ${field} is missing; expected`),
    ]);
  },
);

test.each<[string, unknown]>([
  ['slug', '../choir'],
  ['title', ''],
  ['alt', '  '],
  ['category', 'sport'],
  ['people', 'yes'],
  ['focal.x', undefined],
])('a %s of %j is not valid', (field, value) => {
  const changes = field === 'focal.x' ? { focal: { x: 101, y: 0 } } : { [field]: value };
  const problems = problemsOf({ ...choir, ...changes });
  expect(problems.join('\n')).toContain(`photo "${field === 'slug' ? String(value) : 'choir'}"`);
  const found = field === 'focal.x' ? 101 : value;
  expect(problems.join('\n')).toContain(`${field} is ${JSON.stringify(found)}; expected`);
});

test('a field that nobody knows is a slip of the pen', () => {
  expect(problemsOf({ ...choir, titel: 'x' })).toEqual([
    expect.stringContaining('titel is not wanted here; expected only slug, title'),
  ]);
});

describe('consent', () => {
  test.each<[unknown, string]>([
    [undefined, 'consent is missing; expected where the home keeps the written consent'],
    [{ date: consent.date }, 'consent.reference is missing'],
    [{ reference: consent.reference }, 'consent.date is missing'],
    [{ ...consent, date: '14.3.2026' }, 'consent.date is "14.3.2026"'],
    [{ ...consent, date: '2999-01-01' }, 'a day that has been'],
  ])('as %j is refused', (given, expected) => {
    const problems = problemsOf({ ...choir, people: 'consent', consent: given });
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  test('of people who cannot be recognised is refused as well', () => {
    expect(problemsOf({ ...choir, people: 'none', consent })).toEqual([
      expect.stringContaining('consent is not valid; expected where the home keeps'),
    ]);
  });
});

test.each(['title', 'description', 'alt'])('a name in the %s is refused', (field) => {
  expect(problemsOf({ ...choir, [field]: 'Here sings Grace Wanjiru' })).toEqual([
    expect.stringContaining(`${field} is "Here sings Grace Wanjiru"; expected no person's name`),
  ]);
  expect(problemsOf({ ...choir, [field]: 'The road at Ruai Junction' })).toEqual([]);
});

test('tells everything in one run', () => {
  const text = problemsOf({ ...choir, alt: '', people: '' }, { ...choir, title: 1 }, null).join(
    '\n',
  );
  expect(text).toContain('alt is ""');
  expect(text).toContain('people is ""');
  expect(text).toContain('slug is "choir"; expected one of its own');
  expect(text).toContain('title is 1;');
  expect(text).toContain('photo number 3: it is null');
});

test('a file without a list of photos is refused', () => {
  expect(catalogComplaints({ pictures: [] }, [])).toEqual([
    expect.stringContaining('photos is missing; expected a list of photos'),
    expect.stringContaining('pictures is not wanted here'),
  ]);
});
