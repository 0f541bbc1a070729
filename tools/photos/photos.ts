import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addPhoto } from './add-photos.ts';
import { questions } from './add-questions.ts';
import { buildPhotos } from './build-photos.ts';
import { photoUses } from './photo-usage.ts';
import { RefusedPhotos } from './read-photos.ts';

// `npm run photos` makes the site's pictures; `npm run photos -- add <file…>` adds photos.
const [command, ...args] = process.argv.slice(2);
const log = (line: string) => console.log(line);

try {
  if (command === undefined) await buildPhotos('.', await photoUses(), log);
  else if (command === 'add') await add();
  else throw new Error(`there is no "${command}"; expected nothing, or add <file…>`);
} catch (error) {
  console.error(`Photos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function add(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(questions.map(({ name }) => [name, text])),
      replace: text,
      'no-gallery': { type: 'boolean' },
    },
  });
  const { replace, 'no-gallery': noGallery, ...answers } = values;
  if (positionals.length === 0) throw new Error('no file was named; expected add <file…>');
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  try {
    const first: string[] = [];
    const refused: string[] = [];
    for (const file of positionals)
      try {
        await addPhoto('.', await photoUses(), file, {
          answers,
          replace: typeof replace === 'string' ? replace : null,
          gallery: noGallery !== true,
          first,
          ask: terminal && ((question) => terminal.question(question)),
          log,
        });
      } catch (error) {
        // The next file is asked for all the same.
        if (!(error instanceof RefusedPhotos) || positionals.length === 1) throw error;
        log(`  ${error.message}`);
        refused.push(file);
      }
    if (refused.length > 0) throw new Error(`refused, as said above: ${refused.join(', ')}`);
  } finally {
    terminal?.close();
  }
}
