// Plain JavaScript, for Node 18 on: on a fresh clone this runs on the machine's
// own Node, before the project's is there. Every step is then an `npm run` of
// its own, because only that puts node_modules/.bin, with Node 24, on the PATH.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled, npmCommand } from './install.mjs';

const checkSteps = ['format:check', 'lint', 'types', 'photos:check', 'unit', 'build', 'site:check'];

// Neither this machine's tests nor its visits belong in the home's own count.
const localCounter = { VISIT_COUNTER: 'local' };

const tasks = {
  async start() {
    await runScript('build', localCounter);
    await run(projectNode(), ['tools/site/serve.ts']);
  },
  async dev(args) {
    await runScript('vite', localCounter, args);
  },
  async check() {
    await runSteps(checkSteps, localCounter);
  },
  async 'check:content'() {
    await run(projectNode(), ['tools/content/check-content.ts'], localCounter);
  },
  async test() {
    const browser = ensureBrowser();
    console.log(`Browser: ${browser}`);
    await runSteps(['check', 'e2e'], { ...localCounter, CHROMIUM_PATH: browser });
  },
  async 'verify-live'(args) {
    await runScript('build');
    await run(projectNode(), ['tools/live/verify-live.ts', ...args]);
  },
  async engines(args) {
    await runScript('build', localCounter);
    await run(projectNode(), ['tools/engines/test-engines.ts', ...args]);
  },
  async bench(args) {
    const env = { ...localCounter, CHROMIUM_PATH: ensureBrowser() };
    await run(projectNode(), ['tools/bench/bench.ts', ...args], env);
  },
};

function projectNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join('node_modules', 'node', 'bin', file);
}

async function runSteps(steps, env) {
  for (const step of steps) {
    console.log(`\n=== ${step} ===`);
    const started = Date.now();
    await runScript(step, env);
    console.log(`=== ${step}: passed in ${((Date.now() - started) / 1000).toFixed(1)} s ===`);
  }
}

async function runScript(name, env, args = []) {
  const npm = npmCommand();
  const rest = args.length > 0 ? ['--', ...args] : [];
  await run(npm.command, [...npm.args, 'run', '--silent', name, ...rest], env, npm.shell, name);
}

/** Runs to the end; what stops us is passed on, so that nothing outlives us. */
function run(command, args, env = {}, shell = false, name = args[0]) {
  return new Promise((resolve, reject) => {
    const options = { stdio: 'inherit', env: { ...process.env, ...env }, shell };
    const child = spawn(command, args, options);
    const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const handler = () => child.kill(signal);
      process.on(signal, handler);
      return [signal, handler];
    });
    // npm stops its shell alone, and the shell tells nobody.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const [stopped, handler] of handlers) process.off(stopped, handler);
      // Stopping the server by Ctrl+C is no failure.
      if (signal) process.kill(process.pid, signal);
      else if (code === 0) resolve();
      else reject(new Error(`${name} failed.`));
    });
  });
}

const [name = '', ...args] = process.argv.slice(2);

try {
  const task = tasks[name];
  if (!task) throw new Error(`Unknown task "${name}"; there are ${Object.keys(tasks).join(', ')}.`);
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  ensureInstalled();
  await task(args);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
