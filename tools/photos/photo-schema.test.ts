import { expect, test } from 'vitest';
import { catalogProblems } from './photo-schema.ts';

const choir = {
  slug: 'choir',
  title: 'The choir',
  description: 'Songs on Sunday.',
  alt: 'Children in blue sing in two rows',
  category: 'spiritual',
  shown: 'both',
  people: 'rendered',
  focal: { x: 45, y: 62 },
};
const consent = { reference: 'C-2026-014', date: '2026-03-14' };
const agreed = { people: 'consent', consent };

function problemsOf(...photos: unknown[]): string[] {
  return catalogProblems({ photos });
}

test.each([{}, agreed, { hash: 'a'.repeat(64) }, { title: 'T'.repeat(60), slug: 's'.repeat(60) }])(
  'an entry with %j is sound',
  (changes) => {
    expect(problemsOf({ ...choir, ...changes })).toEqual([]);
  },
);

test.each<[object, string]>([
  [{ title: '' }, 'title is ""; expected a short title'],
  [{ description: undefined }, 'description is missing; expected one sentence'],
  [{ alt: '  ' }, 'alt is "  "; expected what the picture shows'],
  [{ category: 'sport' }, 'category is "sport"; expected one of children'],
  [{ people: 'yes' }, 'people is "yes"; expected one of rendered'],
  [{ focal: { x: 101, y: 0 } }, 'focal.x is 101; expected a number from 0'],
  [{ focal: undefined }, 'focal is missing; expected the fields x, y'],
  [{ titel: 'x' }, 'titel is not wanted here; expected one of: slug, title'],
  [{ title: 'T'.repeat(61) }, 'of 60 letters at most'],
  [{ slug: 's'.repeat(61) }, 'of 60 letters at most'],
  [{ shown: 'page' }, 'shown is "page"; expected one of gallery'],
  [{ shown: undefined }, 'shown is missing; expected one of gallery'],
  [{ hash: 'abc' }, 'hash is "abc"; expected what npm run photos wrote there'],
  [{ people: 'consent' }, 'consent is missing; expected where the home keeps'],
  [{ ...agreed, people: 'none' }, 'consent is not valid; expected where the home keeps'],
  [{ ...agreed, consent: { date: consent.date } }, 'consent.reference is missing'],
  [{ ...agreed, consent: { ...consent, date: '14.3.2026' } }, 'consent.date is "14.3.2026"'],
  [{ ...agreed, consent: { ...consent, date: '2999-01-01' } }, 'a day that has been'],
])('an entry with %j is refused: %s', (changes, problem) => {
  const found = problemsOf({ ...choir, ...changes });
  expect(found).toEqual([expect.stringContaining(problem)]);
  expect(found[0]).toMatch(/^photos\/photos.json, photo "(?:choir|s{61})": /);
});

test('all problems are reported at once, with the name or number of each entry', () => {
  const found = problemsOf(
    { ...choir, alt: '', people: '' },
    { ...choir, slug: '../choir' },
    { ...choir, title: 1 },
    null,
  );
  for (const problem of [
    'photo "choir": alt is ""',
    'photo "choir": people is ""',
    'photo "choir": slug is "choir"; expected one of its own',
    'photo "choir": title is 1;',
    'photo "../choir": slug is "../choir"; expected a short name',
    'photo number 4: title is missing',
  ])
    expect(found.join('\n')).toContain(problem);
});

test('a file without a list of photos is refused', () => {
  expect(() => catalogProblems({ pictures: [] })).toThrow('expected { "photos": [ … ] }');
});
