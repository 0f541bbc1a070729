import { expect, test } from 'vitest';

import { possibleNames } from './possible-names.ts';

const allowed = ['WhatsApp Image', 'Ruai Junction'];

test.each([
  ['Grace Wanjiru waters the garden', ['Grace Wanjiru']],
  ['A boy beside Mary Atieno Otieno', ['Mary Atieno Otieno']],
  ['Mary_Wanjiru.jpg', ['Mary Wanjiru']],
  ['mary-Wanjiru-Grade-6.jpg', ['Wanjiru Grade']],
  ['MaryWanjiru 2.JPG', ['Mary Wanjiru']],
  ['Ngũgĩ Wa.jpg', ['Ngũgĩ Wa']],
  ["Children with Ng'ang'a Mwangi", ["Ng'ang'a Mwangi"]],
])('%s: %j', (text, names) => {
  expect(possibleNames(text, allowed)).toEqual(names);
});

test.each([
  'Two girls wave from the gate',
  'Children in Nairobi. Two of them wave',
  'WhatsApp Image 2026-03-14 at 10.12.33.jpeg',
  'IMG_20260314_101233.jpg',
  'The road to ruai junction, and Ruai Junction itself',
  'A1 B2',
])('%s: no name', (text) => {
  expect(possibleNames(text, allowed)).toEqual([]);
});
