import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What the formatter says, in sentences for an editor; '' if it says nothing of the kind. Reads `x Expected …` and
 * `,-[file:line:column]` below it, which GitHub's machines draw as `× …` and `╭─[…]`.
 */
export function formatProblems(
  output: string,
  lineOf: (file: string, line: number) => string = lineIn,
): string {
  const found = stripVTControlCharacters(output).matchAll(
    /^ *[x×] (.*)\n *(?:,-|╭─)\[(.+):(\d+):\d+\]/gm,
  );
  return Array.from(found, ([, what = '', file = '', line = '']) => {
    const expected = /[‘’“”]/.test(what)
      ? "the straight ' before and after a text, and the curly ’ only inside"
      : "a quotation mark, a comma or a bracket that is missing here or in the line above, and ’ for ' inside a text";
    return `${file}:${line}: "${lineOf(file, Number(line)).trim()}" cannot be read; expected ${expected}`;
  }).join('\n');
}

function lineIn(file: string, line: number): string {
  return readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
}

/** Errors about lists of which the pages need each entry, because each has its own drawing or place. */
const fixedLists: readonly [error: RegExp, sentence: string][] = [
  [
    /^src\/content\/page-photos\.ts\(\d+,\d+\): error TS1360: .*'SixPhotos'/m,
    'src/content/page-photos.ts: dayPhotos has six pictures, each with its place in the day; expected six. Another needs a developer',
  ],
  [
    /^src\/(?:content\/ways-to-help\.ts\(\d+,\d+\): error .*'WayToHelpId'|pages\/get-involved\/[\w-]+\.tsx\(\d+,\d+\): error TS2345: .*"sponsor")/m,
    'src/content/ways-to-help.ts: waysToHelp has six ways, sponsor, volunteer, donate, fundraise, partner and visit, each with its address and its drawing; expected these. Another, or one fewer, needs a developer',
  ],
  [
    /^src\/pages\/about\/what-we-do-section\.tsx\(\d+,\d+\): error TS\d+: .*'Record</m,
    'src/content/page-texts/about.ts: whatWeDo has three entries, education, healthcare and family-care, each with its drawing; expected these. Another needs a developer',
  ],
];

/**
 * What the compiler says of the content, in sentences for an editor where there is one. The others are cut after 220
 * letters, because an error may list the names of all photos or pages. Errors in other files repeat the same.
 */
export function typeProblems(output: string): string {
  const sentences = fixedLists.flatMap(([error, sentence]) => (error.test(output) ? sentence : []));
  const files = sentences.map((it) => it.slice(0, it.indexOf(':')));
  const others =
    output
      .match(/^src\/(?:content\/[\w/-]+\.ts|site-map).{0,220}/gm)
      ?.filter((it) => !files.some((file) => it.startsWith(file))) ?? [];
  return [...sentences, ...others].join('\n');
}
