import { expect, test } from 'vitest';
import { possibleFirstNames, smallWords, tellingSentences } from './child-told-apart.ts';

const known = smallWords([
  'in grade 4 children choose the colour of a wall, and faith helps with grace',
]);
const allowed = ['Ruai Junction', 'Jane Otieno'];

test.each([
  ['Brian came in May, and likes to sing.', ['Brian']],
  ['I read with Amina and Brian in Grade 4.', ['Amina', 'Brian']],
  ['Amina cooks on Saturdays.', ['Amina']],
  ['We thank Grace for her help.', ['Grace']],
  ['This is Amina’s bed.', ['Amina']],
  ['Children sing. Wanjikũ plays.', ['Wanjikũ']],
  ['Jane Otieno reads with Peter.', ['Peter']],
  ['Amina, at Ruai Junction', ['Amina']],
])('in %j, %j could be names', (text, names) => {
  expect(possibleFirstNames(text, known, allowed)).toEqual(names);
});

test.each([
  'Faith is one of our values. Joy comes with it. Hope too.',
  'Choose a day: Monday, or Friday in May.',
  'We speak English and Kiswahili, and pray in Kikuyu.',
  'Ask at Ruai Junction, or ask Jane Otieno.',
  'The home is registered with the Ministry of Labour under the Children Act.',
  'We use WhatsApp, YouTube and PayPal. Pay by M-PESA. Write to a.Brian@home.example.',
  'Colours are mixed. Walls get painted.',
  'Is it HIV-positive? CBE? KSH 1,500?',
  'Bananas grow behind the kitchen. Teachers cook.',
  'A Kenyan teacher, a German volunteer. Christmas is near.',
])('in %j there is no name', (text) => {
  expect(possibleFirstNames(text, known, allowed)).toEqual([]);
});

test.each([
  'A girl, 9, came from a village and is HIV-positive.',
  'One boy is nine and lost his mother.',
  'She came from Mombasa after her father died.',
  'A 9-year-old with epilepsy lives here.',
  'One child aged 7 is sick.',
  'Amina is nine and lost her mother.',
  'Our youngest, 4, is an orphan.',
  'A baby of ours was found near the road after her mother’s death.',
])('%j could tell one child apart', (sentence) => {
  expect(tellingSentences(`Children play. ${sentence} They sing.`)).toEqual([sentence]);
});

test.each([
  'The home cares for vulnerable children aged 1-17: orphans, HIV-positive, vulnerable and neglected children.',
  'We care for children from 1 to 17: orphans, HIV-positive, vulnerable and neglected children.',
  'We care for 150 children between the ages of 1 and 17: orphans and others.',
  'It began in 1998 with ten children. The founder died in 2010.',
  'We look after children who are ill, and see that they get medical care.',
  'Donations come from friends in many countries.',
  'We care for children aged one to seventeen: orphans, HIV-positive and neglected children.',
  'Volunteers aged 21 are welcome.',
  'For HIV tests the nurses’ team is only five.',
  'Seven of our house mothers learned what to do when a child is ill.',
])('%j tells no child apart', (text) => {
  expect(tellingSentences(text)).toEqual([]);
});
