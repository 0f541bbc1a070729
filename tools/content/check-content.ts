import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { formatProblems, typeProblems } from './compiler-messages.ts';

// `npm run check:content`: can a changed sentence, price or picture be published? It repairs the format itself, lists
// what an editor has to fix, and then builds and tests the pages.

type Step = {
  name: string;
  args: readonly string[];
  /** Turns the step's output into sentences for an editor, or '' where it knows none. */
  inWords?: (output: string) => string;
};

// All steps of a group run, so one run lists everything. Build and tests come last: an earlier problem would fail there
// again, with a message about code.
const groups: readonly (readonly Step[])[] = [
  [{ name: 'Facts', args: ['tools/facts/check-facts.ts'] }],
  [
    {
      name: 'Format',
      args: ['node_modules/oxfmt/bin/oxfmt', 'src/content', 'photos'],
      inWords: formatProblems,
    },
  ],
  // Without this step a new clone has no types of class names.
  [{ name: 'Styles', args: ['node_modules/vite-css-modules/dist/cli/index.mjs', '--silent'] }],
  [
    { name: 'Content', args: ['tools/content/list-problems.ts'] },
    { name: 'Photos', args: ['tools/photos/check-photos.ts'] },
    {
      name: 'Types',
      args: ['node_modules/typescript/bin/tsc', '--pretty', 'false'],
      inWords: typeProblems,
    },
  ],
  [{ name: 'Build', args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] }],
  [{ name: 'Built pages', args: ['tools/content/list-failed-tests.ts', 'home'] }],
];

/** Runs a step, and returns whether it passes. Shows its output only if it fails. */
function passes({ name, args, inWords }: Step): boolean {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) {
    const output = inWords?.(stdout + stderr) || helpfulLines(stdout + stderr);
    console.log(`\n${output}\n`);
    if (process.env['GITHUB_ACTIONS']) annotate(output);
  }
  return status === 0;
}

/** The output without stack traces, which don't help an editor. */
function helpfulLines(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines
    .filter((line) => !/^\s+at |^node:|^Node\.js v|^\s*\^+$/.test(line))
    .join('\n')
    .trim();
}

/** Writes lines that GitHub shows at the top of the run, and beside the line of the file. */
function annotate(output: string): void {
  for (const line of output.split('\n')) {
    const [, file, number = '1'] =
      /^(?:.*\[)?((?:src\/content|photos)\/[\w./-]+)(?:[:(](\d+))?[:, )]/.exec(line) ?? [];
    if (file) console.log(`::error file=${file},line=${number}::${line}`);
  }
}

if (groups.some((steps) => steps.map(passes).includes(false))) {
  console.log('Fix that and type again: npm run check:content');
  process.exitCode = 1;
} else {
  console.log('\nEverything passed. To see the site, type: npm start');
}
