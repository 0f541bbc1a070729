import { expect, test } from 'vitest';
import { curved } from './curved.ts';

test.each([
  ["opposite St Mary's Church", 'opposite St Mary’s Church'],
  ["the students' work isn't done", 'the students’ work isn’t done'],
  ['St Mary’s Church', 'St Mary’s Church'],
  ["Call Motherly Care Children's Home.", "Call Motherly Care Children's Home."],
  ['Call Motherly Care Children’s Home.', "Call Motherly Care Children's Home."],
])('%s is published as %s', (written, published) => {
  expect(curved(written)).toBe(published);
});
