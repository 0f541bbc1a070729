import { expect, test } from 'vitest';
import { programIdProblems } from './program-ids.ts';

test('a program is named whose id means something else already, or can’t stand in an address', () => {
  const ids = ['life-skills', 'meals', 'school', 'life-skills', 'Crafts'];
  const programs = ids.map((id) => ({ id }));
  const taken = 'expected an id that no gift in payments.yaml and no other program has';
  expect(programIdProblems(programs, [{ id: 'meals' }, { id: 'school' }])).toEqual([
    `src/content/program-list.ts: programs, 2, id is "meals"; ${taken}`,
    `src/content/program-list.ts: programs, 3, id is "school"; ${taken}`,
    `src/content/program-list.ts: programs, 4, id is "life-skills"; ${taken}`,
    'src/content/program-list.ts: programs, 5, id is "Crafts"; expected small letters, digits and hyphens: life-skills',
  ]);
});
