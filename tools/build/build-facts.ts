import { spawnSync } from 'node:child_process';

/**
 * The time of the build. SOURCE_DATE_EPOCH, in seconds, replaces it where an earlier build is made again, byte by
 * byte, to compare the live site with it: the calendar files, security.txt and the footer hold the day.
 */
const epoch = process.env['SOURCE_DATE_EPOCH'];

export const builtOn = epoch ? new Date(Number(epoch) * 1000) : new Date();
builtOn.setMilliseconds(0);

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** The commit that is built; null where files were changed since, or there is no git. */
export function builtCommit(): string | null {
  const changes = git('status', '--porcelain');
  const isClean = changes.status === 0 && changes.stdout === '';
  return isClean ? git('rev-parse', 'HEAD').stdout.trim() : null;
}
