import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Throws where Vite can't build, or where a build is running in the same folder: two would delete each
 * other's files. Returns a function that lets the next one begin.
 */
export function holdBuild(folder = '.'): () => void {
  const path = resolve(folder);
  if (/[#?]/.test(path)) {
    throw new Error(`Vite can't build in ${path}. Rename the folder: no # and no ? in the path.`);
  }
  const lock = join(path, '.cache/building');
  mkdirSync(join(path, '.cache'), { recursive: true });
  if (!claim(lock)) {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another build is running in this folder (process ${owner}). Try again when it has ended.`,
      );
    }
    // Its process was killed.
    writeFileSync(lock, String(process.pid));
  }
  return () => rmSync(lock, { force: true });
}

function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
