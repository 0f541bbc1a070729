import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
function runSetup(cwd: string, npm = 'echo npm "$@"', ...options: string[]) {
  put('bin/npm', `#!/bin/sh\n${npm}`);
  put('bin/npm.cmd', '@echo npm %*');
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup, ...options], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${PATH}` },
  });
  return { status, stdout, stderr };
}

const lockfile = '{}';
/** The hash of that lockfile, and the machine. */
const stamp = `44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a ${process.platform} ${process.arch}\n`;

/** What stands in the folder after an installation. */
function putInstalled(found: string = stamp) {
  put('package-lock.json', lockfile);
  put('node_modules/.installed', found);
}

test.each(['#', '%'])('set-up asks for another folder where its name contains "%s"', (sign) => {
  put(`a${sign}b/package-lock.json`);
  const { status, stderr } = runSetup(path.join(folder, `a${sign}b`));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^Rename the folder .*a${sign}b so that its path has no "${sign}".*\n$`),
  );
});

test('set-up installs nothing where the packages of the lockfile are installed', () => {
  putInstalled();
  expect(runSetup(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test.each([
  ['the lockfile has changed', stamp.replace('4', '5')],
  ['the packages are for another system', stamp.replace(process.platform, 'aix')],
  ['the packages are for another processor', stamp.replace(process.arch, 's390')],
])('set-up installs the packages once where %s', (_case, found) => {
  putInstalled(found);
  expect(runSetup(folder).stdout).toContain('npm ci');
  expect(runSetup(folder).stdout).toBe('');
});

test('set-up installs the packages where an earlier installation was interrupted', () => {
  putInstalled();
  rmSync(path.join(folder, 'node_modules/.installed'));
  const interrupted = runSetup(folder, 'exit 1');
  expect(interrupted.status).toBe(1);
  expect(interrupted.stderr).toContain('npm ci failed');
  expect(runSetup(folder).stdout).toContain('npm ci');
});

test('set-up knows what npm has installed when it was typed by hand', () => {
  putInstalled('');
  vi.stubEnv('npm_lifecycle_event', 'postinstall');
  expect(runSetup(folder).stdout).toBe('');
  vi.unstubAllEnvs();
  expect(readFileSync(path.join(folder, 'node_modules/.installed'), 'utf8')).toBe(stamp);
  expect(runSetup(folder).stdout).toBe('');
});

describe('where Node is old', () => {
  beforeEach(() => {
    for (const file of ['bin/node', 'bin/node.cmd']) put(file, 'echo 24.1.0');
    // It looks for another Node after an installation.
    putInstalled('');
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
    rmSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
    rmSync(path.join(folder, 'node_modules/.installed'));
    expect(runSetup(folder).stdout).not.toContain('Fetching');
    expect(existsSync(linked)).toBe(true);
  });
});

test.each([0, 1])(
  'set-up says in one sentence where Firefox and WebKit cannot be fetched: install exits with %s',
  (exit) => {
    putInstalled();
    const noise = 'echo a page of numbers >&2';
    put('node_modules/.bin/playwright', `#!/bin/sh\n${noise}\nexit ${exit}`);
    put('node_modules/.bin/playwright.cmd', `@exit ${exit}`);
    const { status, stderr } = runSetup(folder, undefined, '--engines');
    expect(status).toBe(exit);
    expect(stderr).toBe(
      exit === 0
        ? ''
        : 'Firefox and WebKit could not be fetched from cdn.playwright.dev, so nothing was tried.\n',
    );
  },
);

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
