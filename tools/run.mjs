// Runs the npm scripts. Plain JavaScript for Node 18 and newer: on a fresh clone it runs on the machine's
// own Node, installs the packages, and runs everything else with the Node 24 that is one of them.
import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './find-browser.mjs';
import { holdBuild } from './hold-build.mjs';
import { ensureInstalled } from './install.mjs';

const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
const vite = 'node_modules/vite/bin/vite.js';
const vitest = 'node_modules/vitest/vitest.mjs';

/** The file that Node runs for each step, and its arguments. */
const steps = {
  build: [vite, 'build'],
  dev: [vite],
  serve: ['tools/site/serve.ts'],
  format: [oxfmt],
  // Without what is edited on GitHub, where nobody can run the formatter; check:content formats it.
  'format:check': [oxfmt, '--check', '.', '!src/content/**'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  types: ['node_modules/typescript/bin/tsc'],
  'types:browsers': ['node_modules/typescript/bin/tsc', '-p', 'src'],
  unit: [vitest, 'run', '--project', 'unit'],
  'site:check': [vitest, 'run', '--project', 'site'],
  e2e: ['node_modules/@playwright/test/cli.js', 'test'],
  engines: ['tools/engines/test-engines.ts'],
  hosts: ['tools/hosts/test-hosts.ts'],
  bench: ['tools/bench/bench.ts'],
  content: ['tools/content/list-problems.ts'],
  'check:content': ['tools/content/check-content.ts'],
  cards: ['tools/cards/make-cards.ts'],
  photos: ['tools/photos/photos.ts'],
  pictures: ['tools/site/page-pictures.ts'],
  'photos:check': ['tools/photos/check-photos.ts'],
  'launch-check': ['tools/site/launch-check.ts'],
  'verify-live': ['tools/live/verify-live.ts'],
};

// Cheapest first; what is wrong in the content is named there before it fails a type.
const check = [
  'content',
  'format:check',
  'types',
  'types:browsers',
  'lint',
  'photos:check',
  'build',
  'site:check',
  'unit',
];

/** The scripts that take several steps; any other script is the step of its name. */
const sequences = {
  start: ['build', 'serve'],
  check,
  test: [...check, 'e2e'],
  'test:engines': ['build', 'engines'],
  'test:hosts': ['build', 'hosts'],
  'verify-live': ['build', 'verify-live'],
};

// Their visits must not be counted as the home's own.
const countsLocally = new Set(['start', 'dev', 'check', 'test', 'test:engines', 'bench']);

const needsBrowser = new Set(['test', 'e2e', 'bench', 'cards', 'pictures']);

async function runScript(name, args) {
  const names = sequences[name] ?? [name];
  if (names.some((step) => !steps[step])) throw new Error(`There is no script "${name}".`);
  if (name === 'start') choosePort(args.splice(0));
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  ensureInstalled();
  const folders = ['node_modules/.bin', 'node_modules/node/bin'].map((folder) => resolve(folder));
  process.env.PATH = [...folders, process.env.PATH].join(delimiter);
  if (countsLocally.has(name)) process.env.VISIT_COUNTER = 'local';
  if (needsBrowser.has(name)) process.env.CHROMIUM_PATH = await ensureBrowser();

  if (names.length === 1) {
    process.exitCode = await runStep(name, args);
    return;
  }
  for (const step of names) {
    console.log(`\n=== ${step} ===`);
    const started = Date.now();
    const code = await runStep(step, step === names.at(-1) ? args : []);
    if (code !== 0) throw new Error(`${step} failed.`);
    console.log(`=== ${step}: ${((Date.now() - started) / 1000).toFixed(1)} s ===`);
  }
}

/** From `--port 8080` or PORT; what is not a port is refused before the build. */
function choosePort(args) {
  const option = /^--port[= ](.*)$/.exec(args.join(' '))?.[1];
  const port = option ?? (args.length > 0 ? args.join(' ') : (process.env.PORT ?? '4173'));
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`"${port}" is not a port. Give a number up to 65535: npm start -- --port 8080`);
  }
  process.env.PORT = port;
}

/** Resolves with the exit code. */
async function runStep(step, args) {
  if (step !== 'build') return runNode(steps[step], args);
  const release = holdBuild();
  try {
    return await runNode(steps.build, args);
  } finally {
    release();
  }
}

function runNode(file, args) {
  const node = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return new Promise((done, fail) => {
    const child = spawn(node, [...file, ...args], { stdio: 'inherit' });
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

const [name = '', ...args] = process.argv.slice(2);
try {
  await runScript(name, args);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
