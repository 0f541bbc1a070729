import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** As Playwright's options for starting them; the best first. */
const browsers = [
  // The one that Playwright pins, so that all machines test with the same.
  {},
  // The same engine without windows, which opens a page in a quarter of the time.
  { executablePath: '/usr/bin/chromium-headless-shell' },
  { channel: 'chrome' },
  { executablePath: '/usr/bin/chromium' },
];

/** Sets the environment to a Chromium that starts: an installed one, else one that is installed now. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts({ executablePath: named })) return;
    throw new Error(`CHROMIUM_PATH is "${named}", which is not a browser that starts.`);
  }
  if (!(await starts({}))) fetchPinned();
  const found = (await firstThatStarts()) ?? (installByApt() && (await firstThatStarts()));
  if (!found) {
    throw new Error(
      'No Chromium starts, and none could be installed. Install Chrome, or set CHROMIUM_PATH to the path of a Chromium. On Linux the fetched one may lack libraries: sudo npx playwright install-deps chromium',
    );
  }
  process.env.CHROMIUM_PATH = found.executablePath ?? '';
  process.env.CHROMIUM_CHANNEL = found.channel ?? '';
}

async function firstThatStarts() {
  for (const browser of browsers) if (await starts(browser)) return browser;
  return undefined;
}

/** Ubuntu's /usr/bin/chromium may be a script that asks for a snap, so being there is not enough. */
async function starts(options) {
  // A package, so not to be imported before the install.
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...options, args: ['--no-sandbox'], timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Prints no errors, because another browser may be there. */
function fetchPinned() {
  console.log('Fetching the browser that the tests are made for (about 110 MB, once) …');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    stdio: 'ignore',
    // Without a network it gives up after five times this.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env },
  });
  if (status !== 0) console.log('It could not be fetched. Looking for another one …');
}

/** On Debian, root can install one with the libraries that it needs. */
function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
}
