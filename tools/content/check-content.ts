import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

// `npm run check:content`: whether a changed sentence, price or picture can be published. It mends the
// format itself and names everything that an editor has to mend before it builds and tests the pages.

// The pages are tested with the local visit counter, as `npm test` does.
process.env['VISIT_COUNTER'] = 'local';

const again = 'Mend that and type again: npm run check:content';

type Step = { name: string; args: readonly string[]; hint?: string };

const format: Step = {
  name: 'Format',
  args: ['node_modules/oxfmt/bin/oxfmt', 'src/content', 'photos'],
  hint: 'A quotation mark, a comma or a bracket is missing near that place.\n',
};
const content: Step = {
  name: 'Content',
  // On GitHub nothing is mended: it would not be in the commit.
  args: ['tools/content/list-problems.ts', ...(process.env['CI'] ? [] : ['--mend'])],
};
const photos: Step = { name: 'Photos', args: ['tools/photos/check-photos.ts'] };
const types: Step = { name: 'Types', args: ['node_modules/typescript/bin/tsc'] };
const pins: Step = {
  name: 'Payment details and cards',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'src/content/',
    'tools/cards/',
  ],
};
const build: Step = { name: 'Build', args: ['node_modules/vite/bin/vite.js', 'build'] };
const pages: Step = {
  name: 'Built pages',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'site'],
};

/** Runs a step; its output is shown only where it fails. */
function passes({ name, args, hint = '' }: Step): boolean {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) {
    console.log(`\n${stdout}${stderr}${hint}`);
    if (process.env['GITHUB_ACTIONS']) annotate(stdout + stderr, hint);
  }
  return status === 0;
}

/** GitHub shows these at the top of the run, and beside the change of the file in the pull request. */
function annotate(output: string, hint: string): void {
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const [, file, number = '1'] =
      /^(?:.*\[)?((?:src\/content|photos)\/[\w./-]+)(?::(\d+))?[:, ]/.exec(line) ?? [];
    if (file) console.log(`::error file=${file},line=${number}::${hint.trim() || line}`);
  }
}

/** Whether a step fails. A group is run to its end, so that one run names all that is wrong. */
function anyFails(groups: readonly (readonly Step[])[]): boolean {
  return groups.some((steps) => steps.map(passes).includes(false));
}

// Types last: they name every place that uses a wrong value.
if (anyFails([[format], [content, photos, pins], [types], [build], [pages]])) {
  console.log(again);
  process.exitCode = 1;
} else {
  console.log('\nEverything passed. To see the site, type: npm start');
}
