import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A Chromium for the tests: one that is there already, else a newly installed one. */
export function ensureBrowser() {
  const present = findBrowser();
  if (present) return present;
  if (canUseApt()) installByApt();
  if (!findBrowser()) installByPlaywright();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium, and it could neither be found nor installed. Install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which is no browser that runs.`);
  }
  return [...systemPlaces(), playwrightsOwn()].find((path) => path && runs(path)) ?? null;
}

function systemPlaces() {
  switch (process.platform) {
    case 'darwin':
      return [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ];
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((name) => process.env[name])
        .filter(Boolean)
        .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
    default:
      // The headless shell is the same engine without windows: a new page costs it a quarter.
      return [
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
      ].map((name) => join('/usr/bin', name));
  }
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Ubuntu's chromium-browser is a script that asks for a snap: what matters is
 * that it answers. Chrome on Windows opens a window instead of answering.
 */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installByApt() {
  console.log('Installing Chromium by apt …');
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  // Not every distribution has the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findBrowser()) return;
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
  }
}

function installByPlaywright() {
  console.log('Installing Chromium by Playwright …');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}
