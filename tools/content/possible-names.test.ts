import { expect, test } from 'vitest';
import { possibleNames } from './possible-names.ts';

const allowed = ['Ruai Junction'];

test.each([
  ['Grace Wanjiru waters the garden', ['Grace Wanjiru']],
  ['A boy beside Mary Atieno Otieno', ['Mary Atieno Otieno']],
  ['Mary-Wanjiru, in grade 6', ['Mary Wanjiru']],
  ['Ngũgĩ Wa.jpg', ['Ngũgĩ Wa']],
  ["Children with Ng'ang'a Mwangi", ["Ng'ang'a Mwangi"]],
])('in “%s” these could be names: %j', (text, names) => {
  expect(possibleNames(text, allowed)).toEqual(names);
});

test.each([
  'Two girls wave from the gate',
  'Children in Nairobi. Two of them wave',
  'The road to ruai junction, and Ruai Junction itself',
  'A1 B2',
])('in “%s” nothing could be a name', (text) => {
  expect(possibleNames(text, allowed)).toEqual([]);
});
