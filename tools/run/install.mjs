import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of the folder's lockfile, unless they are installed; throws where it cannot. */
export function ensureInstalled(folder = '.') {
  if (missingPackage(folder) === undefined) return;
  console.log(`Installing the packages of ${join(folder, 'package-lock.json')} …`);
  // With NODE_ENV=production npm would leave out the tools. Its warnings are about the machine's Node, which
  // runs nothing but the install.
  const { status } = npm(['ci', '--include=dev', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed; its message is above.');
  const missing = missingPackage(folder);
  if (missing) throw new Error(`npm ci has left out ${missing}, which this computer needs.`);
}

/** Runs npm's own file where npm has started us, because `npm` on Windows needs a shell. */
function npm(args, options) {
  const file = process.env.npm_execpath;
  if (file && /npm-cli\.c?js$/.test(file)) {
    return spawnSync(process.execPath, [file, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * The first package of the lockfile that is not in npm's record of what it installed. npm writes that last, so an
 * install that was interrupted does not count.
 */
export function missingPackage(folder) {
  const wanted = lockedPackages(join(folder, 'package-lock.json'));
  const present = lockedPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.keys(wanted).find((path) => {
    if (path === '' || (wanted[path].optional && !isForThisComputer(wanted[path]))) return false;
    return (
      present[path]?.version !== wanted[path].version ||
      present[path]?.integrity !== wanted[path].integrity
    );
  });
}

function lockedPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * Native parts are optional, so that npm leaves out those of other systems. It also leaves out those that refuse
 * the Node that installs: then another Node has to install again.
 */
function isForThisComputer({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcName());
}

const fits = (names, name) => !names || names.includes(name);

function libcName() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
