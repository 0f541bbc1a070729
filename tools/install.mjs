import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const oldestNode = 18;
const oldestNpm = 9;

/** Installs the packages of package-lock.json, unless they are installed; throws where it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return;
  requireVersions();
  console.log('Installing the packages of package-lock.json …');
  // With NODE_ENV=production npm would leave out the tools.
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed; its message is above.');
}

/** By the file of npm where npm has started us, because `npm` on Windows needs a shell. */
function npm(args, options) {
  const file = process.env.npm_execpath;
  if (file && /npm-cli\.c?js$/.test(file)) {
    return spawnSync(process.execPath, [file, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function requireVersions() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Error(
      `Node ${process.versions.node} is too old to install this project; it needs ${oldestNode} or newer: https://nodejs.org`,
    );
  }
  const { status, stdout } = npm(['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('npm was not found; it comes with Node: https://nodejs.org');
  if (Number.parseInt(stdout, 10) < oldestNpm) {
    throw new Error(
      `npm ${stdout.trim()} is too old; it needs ${oldestNpm} or newer: npm install --global npm`,
    );
  }
}

/**
 * Compares the lockfile with npm's record of what it installed. npm writes that last, so an install that
 * was interrupted does not count.
 */
function isInstalled() {
  if (!existsSync('node_modules/node/bin')) return false;
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    // Packages for other platforms are never installed.
    if (path === '' || entry.optional) return true;
    return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity;
  });
}

function lockedPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}
