import { spawnSync } from 'node:child_process';

/**
 * SOURCE_DATE_EPOCH, in seconds, replaces the time of the build. The comparison of the live site with its commit needs
 * it, because calendar files, security.txt and the footer hold the day.
 */
const epoch = process.env['SOURCE_DATE_EPOCH'];

export const builtOn = epoch ? new Date(Number(epoch) * 1000) : new Date();
builtOn.setMilliseconds(0);

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** The commit that is built. Null with uncommitted changes or without git. */
export function builtCommit(): string | null {
  const changes = git('status', '--porcelain');
  const isClean = changes.status === 0 && changes.stdout === '';
  return isClean ? git('rev-parse', 'HEAD').stdout.trim() : null;
}
