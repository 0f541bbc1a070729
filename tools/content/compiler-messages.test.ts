import { expect, test } from 'vitest';
import { formatProblems, typeProblems } from './compiler-messages.ts';

const line = () => "  b: 'It's here',";

test.each([
  ['on a computer', '\n  x Expected `,` or `}`\n   ,-[src/content/x.ts:3:5]\n'],
  [
    'on GitHub',
    '\n  \u001b[31m×\u001b[0m \u001b[31mExpected `,` or `}`\u001b[0m\n   ╭─[\u001b[34msrc/content/x.ts\u001b[0m:3:5]\n',
  ],
])('a missing comma is told %s in one sentence', (_where, output) => {
  expect(formatProblems(output, line)).toBe(
    "src/content/x.ts:3: \"b: 'It's here',\" cannot be read; expected a quotation mark, a comma or a bracket that is missing here or in the line above, and ’ for ' inside a text",
  );
});

test('a curly quotation mark around a text is told on GitHub in one sentence, too', () => {
  const output = '\n  × Invalid Character `‘`\n   ╭─[src/content/x.ts:2:9]\n';
  expect(formatProblems(output, () => 'lead: ‘Hello’,')).toBe(
    'src/content/x.ts:2: "lead: ‘Hello’," cannot be read; expected the straight \' before and after a text, and the curly ’ only inside',
  );
});

test.each([
  [
    `src/content/page-photos.ts(34,12): error TS1360: Type 'readonly ["dormitory"]' does not satisfy the expected type 'SixPhotos'.`,
    'src/content/page-photos.ts: dayPhotos has six pictures',
  ],
  [
    `src/content/ways-to-help.ts(179,5): error TS2322: Type '"pray"' is not assignable to type 'WayToHelpId'.
src/pages/get-involved/ways-to-help-section.tsx(41,12): error TS2345: Argument of type '"pray"'`,
    'src/content/ways-to-help.ts: waysToHelp has six ways',
  ],
  [
    `src/pages/get-involved/supporter-stories-section.tsx(27,62): error TS2345: Argument of type '"donate" | "fundraise" | "sponsor"' is not assignable to parameter of type '"donate" | "sponsor"'.`,
    'src/content/ways-to-help.ts: waysToHelp has six ways',
  ],
  [
    `src/pages/about/what-we-do-section.tsx(7,7): error TS2741: Property 'play' is missing in type '{ }' but required in type 'Record<"education" | "play", "book">'.`,
    'src/content/page-texts/about.ts: whatWeDo has three entries',
  ],
])(
  'one entry more or fewer than pages have a place for needs a developer: %s',
  (output, sentence) => {
    const found = typeProblems(output);
    expect(found).toContain(sentence);
    expect(found).toMatch(/Another(?:, or one fewer,)? needs a developer/);
    expect(found).not.toContain('error TS');
  },
);

test('another error of the content is named as the compiler does', () => {
  expect(typeProblems("src/content/a.ts(1,2): error TS2304: Cannot find name 'b'.")).toBe(
    "src/content/a.ts(1,2): error TS2304: Cannot find name 'b'.",
  );
});
