import { expect, test } from 'vitest';
import { object, schemaProblems, text } from './schema-parts.ts';
import { wrongCharacter } from './wrong-character.ts';

test.each([
  ['MCCH\u200B', 'after "MCCH" stands an invisible character, U+200B: delete it'],
  ['\u200EMCCH', 'before "MCCH" stands an invisible character, U+200E: delete it'],
  ['Kan\u00ADgundo Road', 'after "Kan" stands an invisible character, U+00AD: delete it'],
  ['Ruai \uFEFF', 'after "Ruai" stands an invisible character, U+FEFF: delete it'],
  ['a\u0007b', 'after "a" stands an invisible character, U+0007: delete it'],
  ['a\u034Fb', 'after "a" stands an invisible character, U+034F: delete it'],
  ['at\u00A0home', 'after "at" stands a no-break space, U+00A0: type an ordinary space'],
  ['1\u202F000', 'after "1" stands a no-break space, U+202F: type an ordinary space'],
  ['at\u2003home', 'after "at" stands an unusual space, U+2003: type an ordinary space'],
  ['at\thome', 'after "at" stands a tab, U+0009: type an ordinary space'],
  ['one\u2028two', 'after "one" stands a line break, U+2028: write it in one line'],
  ['6\u201112', 'after "6" stands a no-break hyphen, U+2011: type -'],
  ['the child\uFFFDs', 'after "child" stands a character that was lost, U+FFFD: type it anew'],
  ['a\u200Bb\tc', 'after "a" stands an invisible character, U+200B: delete it'],
  ['\u200B', 'in it stands an invisible character, U+200B: delete it'],
  ['the childâ€™s', 'after "child" stands "â€™", a character in a broken encoding: type it anew'],
  ['KÄ©ambu', 'after "K" stands "Ä©", a character in a broken encoding: type it anew'],
  ['tea &amp; bread', 'after "tea" stands "&amp;", the code of a character: type the character'],
  ['it&#39;s', 'after "it" stands "&#39;", the code of a character: type the character itself'],
])('in %j is said what stands where, and what to type', (written, problem) => {
  expect(wrongCharacter(written)).toContain(problem);
});

test.each([
  'Kĩambu, Mũkũyũ, Café, São Paulo, ÅRE',
  'the children’s work – “well done”…',
  'R&D, tea & bread; $5 × 3 = €14.50, 20 °C',
  'Kiswahili, العربية, हिन्दी, 中文',
  'e\u0301',
])('%j holds nothing wrong', (written) => {
  expect(wrongCharacter(written)).toBeNull();
});

// photos.json is read by such schemas too.
test('a schema refuses such a character in a text, and a space that nobody sees', () => {
  const schema = object({ title: text('a title') });
  expect(schemaProblems(schema, { title: 'The\u00A0garden' })).toEqual([
    {
      path: ['title'],
      problem: '"The\u00A0garden"',
      expected:
        'ordinary characters: after "The" stands a no-break space, U+00A0: type an ordinary space',
    },
  ]);
  expect(schemaProblems(schema, { title: 'The garden ' })).toEqual([
    expect.objectContaining({ expected: 'no space at its beginning or its end' }),
  ]);
});
