// The first step of `npm start` and `npm test`: refuses a Node that cannot run the project, and installs the
// packages where the lockfile is newer than what is installed. `--browser` finds a browser for the tests as well.
// In the syntax of old Nodes, which must be able to read it, and plain JavaScript, because until the packages are
// there it runs on the machine's own Node.
import { spawnSync } from 'child_process';
import { existsSync, statSync } from 'fs';

/** Whether the command has succeeded. In a shell, because npm and the packages' programs are scripts on Windows. */
function run(command, stdio = 'inherit', env = {}) {
  const options = { shell: true, stdio, env: Object.assign({}, process.env, env) };
  return spawnSync(command, options).status === 0;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** As "engines" in package.json says: npm leaves out the native parts of packages on any other. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major === 22 ? minor >= 12 : major > 22;
}

/** The Node of package.json, which npm puts first on the path of its scripts. The package's install script writes it. */
const pinnedNode = 'node_modules/node/bin/node';

/** npm writes its record last, so an interrupted install does not count. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  return (
    existsSync(pinnedNode) &&
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** The browser that Playwright pins, so that all machines test with the same; else an installed one. */
function findBrowser() {
  console.log('Looking for the browser that Playwright pins; it is fetched once (110 MB) …');
  const fetched = run('playwright install --only-shell chromium', 'ignore', {
    // Without a network it gives up after five times this.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000',
  });
  if (!fetched) console.log('It could not be fetched. Looking for an installed one …');
  const starts = () => run('node tools/browser/launch-options.ts', 'ignore');
  if (starts() || (installByApt() && starts())) return;
  stop(
    fetched
      ? 'The fetched Chromium does not start. On Linux it may lack libraries: sudo npx playwright install-deps chromium'
      : 'Chromium could not be fetched, and none was found. Install Chrome, or set CHROMIUM_PATH to the path of a Chromium.',
  );
}

/** On Debian, root can install one with the libraries that it needs; they also serve the fetched one. */
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
// In an address, what follows a "#" is no part of the path: Vite cannot find the files of such a folder.
if (process.cwd().includes('#')) {
  stop(
    'Rename the folder ' + process.cwd() + ' so that its path has no "#": Vite cannot build in it.',
  );
}
// With NODE_ENV=production npm would leave out the tools. Its warnings are about the machine's Node, which runs
// nothing but the install.
if (!isInstalled()) {
  console.log('Installing the packages, for about a minute …');
  if (!run('npm ci --include=dev --loglevel=error')) stop('npm ci failed; its message is above.');
  if (!existsSync(pinnedNode)) {
    stop(
      "npm did not run the script that fetches this project's own Node, because ignore-scripts is set in its settings. Type: npm rebuild node --ignore-scripts=false",
    );
  }
}
if (process.argv.includes('--browser')) findBrowser();
