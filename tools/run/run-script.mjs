// `node tools/run.mjs <program> <arguments>`: installs the packages where they are missing, and runs a program
// of theirs, or a file, with the Node 24 that is one of them. `--browser` before it finds a Chromium first.
// `node tools/run.mjs sequence <script> <script>` runs npm scripts, one after the other.
// Plain JavaScript, because until then it runs on the machine's own Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What a script of package.json gives to this file. */
function wordsOf(name) {
  const [, words] = /^node tools\/run\.mjs (.+)$/.exec(scripts[name] ?? '') ?? [];
  if (!words) throw new Error(`package.json has no script "${name}" that tools/run.mjs can run.`);
  return words.split(' ');
}

/** Each program with its arguments, by the name of its script; a sequence may name another. */
function stepsOf(words, name = '') {
  if (words[0] !== 'sequence') {
    const needsBrowser = words[0] === '--browser';
    return [{ name, needsBrowser, words: needsBrowser ? words.slice(1) : words }];
  }
  return words.slice(1).flatMap((step) => stepsOf(wordsOf(step), step));
}

async function runSteps(steps) {
  ensureInstalled();
  const folders = ['node_modules/.bin', 'node_modules/node/bin'].map((folder) => resolve(folder));
  process.env.PATH = [...folders, process.env.PATH].join(delimiter);
  if (steps.some(({ needsBrowser }) => needsBrowser)) await ensureBrowser();

  if (steps.length === 1) {
    process.exitCode = await runNode(steps[0].words);
    return;
  }
  for (const { name, words } of steps) {
    console.log(`\n=== ${name} ===`);
    const started = Date.now();
    if ((await runNode(words)) !== 0) throw new Error(`${name} failed.`);
    console.log(`=== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s ===`);
  }
}

/** The file of a package's program, such as `vite`; else the name is that of a file. */
function fileOf(program) {
  if (program.includes('/')) return program;
  const packages = { playwright: '@playwright/test', tsc: 'typescript' };
  const folder = join('node_modules', packages[program] ?? program);
  if (!existsSync(folder)) throw new Error(`There is no program "${program}".`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

function runNode([program, ...args]) {
  const node = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return new Promise((done, fail) => {
    const child = spawn(node, [fileOf(program), ...args], { stdio: 'inherit' });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const stop = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, stop);
    // A signal to npm ends the shell between npm and us, which passes nothing on.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, stop);
      // Ctrl+C on the server is not a failure.
      if (signal) process.kill(process.pid, signal);
      else done(code);
    });
  });
}

try {
  await runSteps(stepsOf(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
