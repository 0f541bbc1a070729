import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a Chromium for the tests: one that is installed, else one that is installed now. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which is not a browser that runs.`);
  }
  const found = await findBrowser();
  if (found) return found;
  install();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium, which could be neither found nor installed. Install Chrome or Chromium, or set CHROMIUM_PATH to its path.',
  );
}

async function findBrowser() {
  // Packages, so not to be imported before the install.
  const { chromium } = await import('@playwright/test');
  const { Launcher } = await import('chrome-launcher');
  const places = [
    // The same engine without windows: it opens a page in a quarter of the time.
    () => '/usr/bin/chromium-headless-shell',
    () => chromium.executablePath(),
    () => Launcher.getFirstInstallation(),
  ];
  return places.map(resultOf).find((path) => path && runs(path));
}

/** Both packages throw on a machine that has none. */
function resultOf(find) {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** Ubuntu's chromium-browser may be a script that asks for a snap, so the browser has to answer. */
function runs(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

function install() {
  console.log('Installing Chromium …');
  // Root on Debian can have it from there, with the libraries that it needs.
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && installByApt('chromium-headless-shell', 'chromium')) return;
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

/** Installs the first of the packages that the distribution has. */
function installByApt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  apt('update', '-q');
  return packages.some((name) => apt('install', '-y', '-q', '--no-install-recommends', name));
}
