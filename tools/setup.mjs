// Runs before each command of package.json that needs it, and last in `npm ci`: refuses a Node that can't run the project,
// installs the packages that the lockfile names, and provides Node 24. `--browser` also finds a browser for the tests,
// and `--engines` two others. It is plain JavaScript in an old syntax, because an old Node must be able to read it to be refused.
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import path from 'path';

/** npm's scripts look for programs here first. With this path, so does this file when it runs alone. */
const programs = path.resolve('node_modules/.bin');
process.env.PATH = programs + path.delimiter + process.env.PATH;

/**
 * Runs a command in a shell, because npm and the packages' programs are scripts on Windows. Returns whether it
 * succeeds.
 */
function run(command, stdio = 'inherit', env = {}) {
  const options = { shell: true, stdio, env: Object.assign({}, process.env, env) };
  return spawnSync(command, options).status === 0;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Says the same as "engines" in package.json. On other versions npm leaves out the native parts of packages. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major === 22 ? minor >= 12 : major > 22;
}

/** Written once the packages are installed. `npm ci` removes it first, so an interrupted one does not count. */
const stamp = 'node_modules/.installed';

/**
 * What was installed, and for which machine: some packages have a part for each system and processor. Compares contents,
 * not times, because a file that was unpacked or restored has an old time.
 */
function stampOfLockfile() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return hash + ' ' + process.platform + ' ' + process.arch + '\n';
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfLockfile();
}

/**
 * From 24.2 on Node tells a file whether it is the one that was started (`import.meta.main`). Before, the tools would do
 * nothing, silently, and checks would pass.
 */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 2);
}

function isNewEnoughProgram(program) {
  const options = { shell: true, encoding: 'utf8' };
  return isNewEnough(spawnSync(program + ' -p process.versions.node', options).stdout.trim());
}

/**
 * Fetches Node 24 once (52 MB) into a folder that npm leaves alone, and links it to where npm's scripts find it first.
 * `npm ci` removes the link, and the next command makes it again. npm's package `node` would run a script that fetches
 * the same.
 */
function provideNode24() {
  const version = '24.21.0';
  const isWindows = process.platform === 'win32';
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  const name =
    (isAppleSilicon ? 'node-bin-' : 'node-') +
    (isWindows ? 'win' : process.platform) +
    '-' +
    process.arch;
  const folder = path.join('.cache', 'node-' + version);
  const file = isWindows ? 'node.exe' : 'node';
  const fetched = path.join(folder, 'node_modules', name, 'bin', file);
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    console.log('Fetching Node 24 for this project, because yours is older …');
    const options = '--ignore-scripts --no-audit --no-fund --loglevel=error';
    run('npm install ' + options + ' --prefix ' + folder + ' ' + name + '@' + version);
  }
  if (!isNewEnoughProgram(fetched))
    stop('It could not be fetched. Install Node 24 from https://nodejs.org.');
  mkdirSync(programs, { recursive: true });
  rmSync(path.join(programs, file), { force: true });
  linkSync(fetched, path.join(programs, file));
}

/** Fetches Playwright's own browser, so that all machines test with the same one, or else finds another. */
function findBrowser() {
  console.log('Looking for the browser that Playwright pins; it is fetched once (110 MB) …');
  const fetched = fetchByPlaywright('--only-shell chromium');
  if (!fetched) console.log('It could not be fetched. Looking for an installed one …');
  if (browserStarts() || (installByApt() && browserStarts())) return;
  if (process.env.CHROMIUM_PATH) stop('No browser starts from CHROMIUM_PATH: correct or unset it.');
  stop(
    (fetched ? 'The fetched Chromium does not start' : 'Chromium could not be fetched') +
      ', and no other was found. Install Chromium or Chrome (Debian and Ubuntu: sudo apt install chromium; Fedora: sudo' +
      ' dnf install chromium; Arch: sudo pacman -S chromium), or set CHROMIUM_PATH to the path of one.',
  );
}

function browserStarts() {
  return run('node tools/browser/launch-options.ts', 'ignore');
}

/** For the main journeys of the tests. Playwright's Firefox and WebKit are builds of its own: no other will do. */
function findEngines() {
  console.log(
    'Looking for the Firefox and the WebKit that Playwright pins; they are fetched once …',
  );
  if (!fetchByPlaywright('firefox webkit'))
    stop('Firefox and WebKit could not be fetched from cdn.playwright.dev, so nothing was tried.');
}

/** Returns whether the browsers are there. */
function fetchByPlaywright(browsers) {
  return run('playwright install ' + browsers, 'ignore', {
    // Playwright tries five times: without a network it gives up after 15 seconds.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000',
  });
}

/** On Debian root can install a browser with its libraries, which the fetched browser needs too. */
function installByApt() {
  if (!process.getuid || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get update -q');
  const install = 'apt-get install -y -q --no-install-recommends chromium-headless-shell';
  return run(install, 'inherit', { DEBIAN_FRONTEND: 'noninteractive' });
}

if (!isSupported(process.versions.node)) {
  stop(
    'Node ' +
      process.versions.node +
      ' cannot run this project. Install Node 24 from https://nodejs.org; 20.19, 22.12 and newer will do too.',
  );
}
// In a URL the path ends at "#", and "%" begins a code: Vite can't find the files of such a folder.
const [unusable] = process.cwd().match(/[#%]/) || [];
if (unusable) {
  stop(
    'Rename the folder ' +
      process.cwd() +
      ' so that its path has no "' +
      unusable +
      '": Vite cannot build in it.',
  );
}
let hasNode24 = isNewEnough(process.versions.node);
// In "postinstall" `npm ci` or `npm install` is still running, and has installed the packages.
const isInNpm = process.env.npm_lifecycle_event === 'postinstall';
if (!isInNpm && !isInstalled()) {
  console.log('Installing the packages, for about a minute …');
  // Warnings are hidden, because they are about the machine's Node, which may be old.
  if (!run('npm ci --loglevel=error')) stop('npm ci failed; its message is above.');
  // Also here: the machine's own settings may keep npm from running "postinstall".
  writeFileSync(stamp, stampOfLockfile());
  // `npm ci` has removed the link to Node 24, which may be the Node that runs this file.
  hasNode24 = false;
}
if (isInNpm) writeFileSync(stamp, stampOfLockfile());
if (!hasNode24 && !isNewEnoughProgram('node')) provideNode24();
if (process.argv.includes('--browser')) findBrowser();
if (process.argv.includes('--engines')) findEngines();
