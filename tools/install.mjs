import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const oldestNode = 18;
const oldestNpm = 9;

/**
 * npm by the file it runs from, where npm started us: no shell is in between,
 * which makes it the same on every system.
 */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli))
    return { command: process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** Installs what package-lock.json lists, unless it is there already. */
export function ensureInstalled() {
  const npm = npmCommand();
  requireVersions(npm);
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  // Without --include=dev, NODE_ENV=production would leave the tools out.
  const args = [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync(npm.command, args, { stdio: 'inherit', shell: npm.shell });
  if (status !== 0) throw new Error('npm ci failed; see its message above.');
}

function requireVersions(npm) {
  const node = Number.parseInt(process.versions.node, 10);
  if (node < oldestNode) {
    throw new Error(
      `Node ${process.versions.node} is too old to install this project; it needs ${oldestNode} or newer: https://nodejs.org`,
    );
  }
  const answer = spawnSync(npm.command, [...npm.args, '--version'], {
    encoding: 'utf8',
    shell: npm.shell,
  });
  const version = answer.stdout?.trim() ?? '';
  if (answer.status !== 0 || !version)
    throw new Error('npm was not found; it comes with Node: https://nodejs.org');
  if (Number.parseInt(version, 10) < oldestNpm) {
    throw new Error(
      `npm ${version} is too old; it needs ${oldestNpm} or newer: npm install --global npm`,
    );
  }
}

/**
 * Compares the lockfile with npm's own record of what it installed, which it
 * writes last: an install by hand counts, one that was cut short does not.
 */
function isInstalled() {
  if (!existsSync('node_modules/node/bin')) return false;
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    // Packages for other systems are never there.
    if (path === '' || entry.optional) return true;
    return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity;
  });
}

function lockedPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}
