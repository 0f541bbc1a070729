import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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

/** What the setup says. Its `npm` only says what it is asked for, or runs `npm`. */
function runSetup(cwd: string, npm = 'echo npm "$@"') {
  put('bin/npm', `#!/bin/sh\n${npm}`);
  put('bin/npm.cmd', '@echo npm %*');
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${PATH}` },
  });
  return { status, stdout, stderr };
}

function putLockfiles(wanted: object, installed: object) {
  put('package-lock.json', JSON.stringify({ packages: { '': {}, ...wanted } }));
  put('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
}

test('set-up asks for another folder where its name contains "#"', () => {
  put('a#b/package-lock.json');
  const { status, stderr } = runSetup(path.join(folder, 'a#b'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Rename the folder .*a#b so that its path has no "#".*\n$/);
});

const here = { optional: true, os: [process.platform], cpu: [process.arch] };

test.each([
  ['all is there', { a: { version: '1.0.0' } }, { a: { version: '1.0.0' } }],
  ['there is more', {}, { a: { version: '1.0.0' } }],
  ['a package for another system is missing', { a: { optional: true, os: ['aix'] } }, {}],
  ['a package for another processor is missing', { a: { ...here, cpu: ['s390'] } }, {}],
  ['a package for another libc is missing', { a: { ...here, libc: ['another'] } }, {}],
  ['a package for WebAssembly is missing', { a: { optional: true, version: '1.0.0' } }, {}],
])('set-up installs nothing where %s', (_case, wanted, installed) => {
  putLockfiles(wanted, installed);
  expect(runSetup(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test.each([
  ['a package is missing', { a: { version: '1.0.0', dev: true } }, {}],
  ['a package is older', { a: { version: '1.0.1' } }, { a: { version: '1.0.0' } }],
  ['a package for this system is missing', { a: { ...here, version: '1.0.0' } }, {}],
])('set-up installs the packages where %s', (_case, wanted, installed) => {
  putLockfiles(wanted, installed);
  expect(runSetup(folder).stdout).toContain('npm ci --include=dev --include=optional');
});

test('set-up installs the packages where an earlier installation was interrupted', () => {
  putLockfiles({}, {});
  rmSync(path.join(folder, 'node_modules/.package-lock.json'));
  expect(runSetup(folder).stdout).toContain('npm ci --include=dev --include=optional');
});

describe('where Node is old', () => {
  beforeEach(() => {
    for (const file of ['bin/node', 'bin/node.cmd']) put(file, 'echo 24.1.0');
    // It looks for another Node after an installation.
    putLockfiles({ a: { version: '1.0.0' } }, {});
  });

  test('set-up asks for Node 24 if it cannot be fetched', () => {
    const { status, stderr } = runSetup(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('Install Node 24 from https://nodejs.org');
  });

  test.runIf(process.platform !== 'win32')('set-up fetches Node 24 once, and npm finds it', () => {
    const fetchNode = `[ "$1" != install ] || {
      while [ "$1" != --prefix ]; do shift; done
      bin="$2/node_modules/\${3%@*}/bin"
      mkdir -p "$bin"
      printf '#!/bin/sh\\necho 24.21.0\\n' > "$bin/node"
      chmod +x "$bin/node"
      touch "$2/node_modules/.package-lock.json"
    }`;
    expect(runSetup(folder, fetchNode).stdout).toContain('Fetching Node 24');
    const linked = path.join(folder, 'node_modules/.bin/node');
    expect(existsSync(linked)).toBe(true);
    // As `npm ci` does.
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(runSetup(folder).stdout).not.toContain('Fetching');
    expect(existsSync(linked)).toBe(true);
  });
});

test.runIf(process.platform === 'linux')(
  'set-up leaves out a fetched browser that cannot start',
  () => {
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
  },
);
