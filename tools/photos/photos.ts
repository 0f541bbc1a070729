import { createInterface } from 'node:readline';
import { addPhotos } from './add-photos.ts';
import { buildPhotos } from './build-photos.ts';

// `npm run photos` makes the site's pictures; `npm run photos add <file…>` adds photos.
const [command, ...files] = process.argv.slice(2);
const log = (line: string) => console.log(line);

try {
  if (command === undefined) await buildPhotos('.', log);
  else if (command === 'add') await add();
  else throw new Error(`there is no "${command}"; expected nothing, or add <file…>`);
} catch (error) {
  console.error(`Photos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function add(): Promise<void> {
  const option = files.find((file) => file.startsWith('-'));
  if (option) throw new Error(`there is no ${option}; expected add <file…>, and it asks the rest`);
  if (files.length === 0) throw new Error('no file was named; expected add <file…>');
  const again = process.stdin.isTTY;
  const { stdin, stdout } = process;
  const terminal = createInterface({ input: stdin, output: stdout, terminal: again });
  // `question()` would lose piped lines that come before it is called.
  const lines = terminal[Symbol.asyncIterator]();
  let closed = false;
  terminal.once('close', () => (closed = true));
  const ask = async (question: string) => {
    terminal.setPrompt(question);
    if (!again) log(question);
    else if (!closed) terminal.prompt();
    const { value, done } = await lines.next();
    return done === true ? null : value;
  };
  try {
    await addPhotos('.', files, { ask, again, log });
  } finally {
    terminal.close();
  }
}
