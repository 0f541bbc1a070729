// The first step of `npm start` and `npm test`, and the last of `npm ci`: refuses a Node that can't run the project, and
// installs the packages if the lockfile is newer. `--browser` also finds a browser for the tests. It is plain JavaScript
// in an old syntax, because an old Node must be able to read it to be refused.
import { spawnSync } from 'child_process';
import { existsSync, statSync } from 'fs';

/** Whether a command succeeds. In a shell, because npm and the packages' programs are scripts on Windows. */
function run(command, stdio = 'inherit', env = {}) {
  const options = { shell: true, stdio, env: Object.assign({}, process.env, env) };
  return spawnSync(command, options).status === 0;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** As "engines" in package.json. On other versions npm leaves out the native parts of packages. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major === 22 ? minor >= 12 : major > 22;
}

/**
 * Node 24 runs the tools. An older one only installs it (190 MB) among the packages, where npm's scripts find it first.
 */
const ownNode = 'node_modules/node/bin/node';

/** Asks a new process: `npm ci` may have removed the Node that runs this one. */
function hasNode24() {
  const check = 'process.exit(parseInt(process.versions.node, 10) < 24 ? 1 : 0)';
  return existsSync(ownNode) || run('node -e "' + check + '"', 'ignore');
}

/** npm writes its record last: an interrupted install does not count. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  return existsSync(record) && statSync(record).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Playwright's own browser, so that all machines test with the same one, or else another. */
function findBrowser() {
  console.log('Looking for the browser that Playwright pins; it is fetched once (110 MB) …');
  const fetched = run('playwright install --only-shell chromium', 'ignore', {
    // Playwright tries five times: without a network it gives up after 15 seconds.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000',
  });
  if (!fetched) console.log('It could not be fetched. Looking for an installed one …');
  const starts = () => run('node tools/browser/launch-options.ts', 'ignore');
  if (starts() || (installByApt() && starts())) return;
  if (process.env.CHROMIUM_PATH) stop('No browser starts from CHROMIUM_PATH: correct or unset it.');
  stop(
    (fetched ? 'The fetched Chromium does not start' : 'Chromium could not be fetched') +
      ', and no other was found. Install Chromium or Chrome (Debian and Ubuntu: sudo apt install chromium; Fedora: sudo' +
      ' dnf install chromium; Arch: sudo pacman -S chromium), or set CHROMIUM_PATH to the path of one.',
  );
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
// In a URL the path ends at "#": Vite can't find the files of such a folder.
if (process.cwd().includes('#')) {
  stop(
    'Rename the folder ' + process.cwd() + ' so that its path has no "#": Vite cannot build in it.',
  );
}
// `npm ci` is still running where it runs this file.
const isInNpm = process.env.npm_lifecycle_event === 'postinstall';
// With NODE_ENV=production npm would leave out the development tools. Warnings are hidden, because they are about the
// machine's Node, which may be old.
if (!isInNpm && !isInstalled()) {
  console.log('Installing the packages, for about a minute …');
  if (!run('npm ci --include=dev --loglevel=error')) stop('npm ci failed; its message is above.');
}
if (!hasNode24()) {
  console.log('Installing Node 24 for this project, because yours is older …');
  run(
    'npm install --no-save --no-audit --no-fund --ignore-scripts=false --loglevel=error node@24.21.0',
  );
  if (!hasNode24()) stop('It could not be installed. Install Node 24 from https://nodejs.org.');
}
if (process.argv.includes('--browser')) findBrowser();
