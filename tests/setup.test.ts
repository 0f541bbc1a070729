import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, expect, test } from 'vitest';

const setup = path.resolve('tools/setup.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text = '') {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text, { mode: 0o755 });
}

/** What the setup says. Its `npm` succeeds and does nothing. */
function runSetup(cwd: string) {
  put('bin/npm');
  put('bin/npm.cmd');
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${PATH}` },
  });
  return { status, stdout, stderr };
}

test('asks for another folder where its name contains "#"', () => {
  put('a#b/package-lock.json');
  const { status, stderr } = runSetup(path.join(folder, 'a#b'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Rename the folder .*a#b so that its path has no "#".*\n$/);
});

test('asks for Node 24 where it is older and cannot be installed', () => {
  for (const file of ['bin/node', 'bin/node.cmd']) put(file, 'exit 1');
  put('package-lock.json');
  put('node_modules/.package-lock.json');
  const { status, stderr } = runSetup(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('Install Node 24 from https://nodejs.org');
});

test('does nothing where all is installed', () => {
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) put(file);
  expect(runSetup(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test.runIf(process.platform === 'linux')('leaves out a fetched browser that cannot start', () => {
  const { CHROMIUM_PATH: _, ...env } = process.env;
  const [, revision] = /chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const shell = `chromium_headless_shell-${revision}`;
  put(`${shell}/INSTALLATION_COMPLETE`);
  const program = `${shell}/chrome-headless-shell-linux64/chrome-headless-shell`;
  for (const status of [0, 127]) {
    put(program, `#!/bin/sh\nexit ${status}`);
    const script = `import('${path.resolve('tools/browser/launch-options.ts')}').then(
      ({ launchOptions }) => console.log(launchOptions.executablePath))`;
    const { stdout } = spawnSync(process.execPath, ['--eval', script], {
      encoding: 'utf8',
      env: { ...env, PLAYWRIGHT_BROWSERS_PATH: folder },
    });
    expect(stdout.trim() === path.join(folder, program)).toBe(status === 0);
  }
});
