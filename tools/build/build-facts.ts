import { spawnSync } from 'node:child_process';

/**
 * The time of the build. SOURCE_DATE_EPOCH, in seconds, replaces it: to compare the live site with its commit, the build
 * must write the same bytes again, and the calendar files, security.txt and the footer hold the day.
 */
const epoch = process.env['SOURCE_DATE_EPOCH'];

export const builtOn = epoch ? new Date(Number(epoch) * 1000) : new Date();
builtOn.setMilliseconds(0);

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** The commit that is built; null when there are uncommitted changes, or no git. */
export function builtCommit(): string | null {
  const changes = git('status', '--porcelain');
  const isClean = changes.status === 0 && changes.stdout === '';
  return isClean ? git('rev-parse', 'HEAD').stdout.trim() : null;
}
