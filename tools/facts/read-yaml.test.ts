import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

const problemsOf = (source: string) => readYaml('it.yaml', source).problems;

describe.each([
  ['&Beyond Studio', '&'],
  ['!KARE Studio', '!'],
  ['! Studio', '!'],
  ['*Studio', '*'],
  ['@studio', '@'],
  ['`Studio`', '`'],
  ['%Studio', '%'],
  ['[Example] Studio', '['],
  ['[Example', '['],
  ['{fees} a year', '{'],
  ['{fees}', '{'],
  ['> Studio', '>'],
  ['|', '|'],
])('the text %s', (text, mark) => {
  const problem = `is not read as a text; expected quotation marks around a text that begins with ${mark}`;

  test.each([`name: ${text}`, `- ${text}`, `- name: ${text}`])('is refused in "%s"', (line) => {
    expect(problemsOf(`# A comment.\n${line}\n`)).toEqual([`it.yaml:2: "${line}" ${problem}`]);
  });

  test('is taken in quotation marks', () => {
    const { document, problems } = readYaml('it.yaml', `name: "${text}"\nother: '${text}'\n`);
    expect(problems).toEqual([]);
    expect(document.toJS()).toEqual({ name: text, other: text });
  });
});

test.each(['name: Builders #1', 'name: #1 of all', '- Builders #1'])(
  'a text that # cuts off is refused: %s',
  (line) => {
    expect(problemsOf(`${line}\n`)).toEqual([
      `it.yaml:1: "${line}" is read only up to the #; expected quotation marks around a text with #, and a comment on its own line`,
    ]);
  },
);

test.each([
  'name: "Builders" # in Ruai',
  'names: # all\n  - Builders',
  'names: [A, B] # both',
  '#',
])('a comment that cuts nothing off is taken: %s', (lines) => {
  expect(problemsOf(lines)).toEqual([]);
});

test.each([
  ['name: MCCH\u200B', 'it.yaml:1: after "MCCH" stands an invisible character, U+200B: delete it'],
  ['a: b\r\n\tname: c', 'it.yaml:2: before "name:" stands a tab, U+0009: type an ordinary space'],
])('a character that nobody sees is named with its line: %j', (source, problem) => {
  expect(problemsOf(source)).toEqual([problem]);
});

test('the mark with which Windows’ editor begins a file, and its ends of lines, are skipped', () => {
  const { document, problems } = readYaml('it.yaml', '\uFEFFname: Ruai\r\nroad: Long Road\r\n');
  expect(problems).toEqual([]);
  expect(document.toJS()).toEqual({ name: 'Ruai', road: 'Long Road' });
});

test("what yaml can't read is said in its own words, with our file before and a drawing behind", () => {
  expect(problemsOf('town: Ruai\nname: B: the best\n')).toEqual([
    'it.yaml:2: Nested mappings are not allowed in compact mappings at line 2, column 7:\n\nname: B: the best\n      ^',
  ]);
});

test('a text in a line is read as it stands there, or refused', () => {
  const marks = `a b c 0 : # - ? , & ! * @ \` % [ ] { } > | " ' \\ ~ = < . ’ ĩ`.split(' ');
  const text = fc
    .string({ unit: fc.constantFrom(' ', ...marks), minLength: 1, maxLength: 12 })
    .map((it) => it.trim())
    // A text in quotation marks is read without them.
    .filter((it) => /^[^"'#]/.test(it));
  fc.assert(
    fc.property(text, (it) => {
      expect([it, 'refused', 'a list']).toContain(readAs(it));
    }),
    { numRuns: 1000 },
  );
});

function readAs(text: string): unknown {
  const { document, problems } = readYaml('it.yaml', `name: ${text}\n`);
  if (problems.length > 0) return 'refused';
  const { name } = document.toJS() as { name: unknown };
  // Between [ and ]. The schema refuses it where it wants a text.
  return Array.isArray(name) ? 'a list' : name;
}
