import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunOutcome } from './playwright-report.ts';

export type KeptRun = RunOutcome & {
  commit: string;
  /** The day, as 2026-11-21. */
  date: string;
  /** What the run was narrowed to; null is the whole suite. */
  only: string | null;
};

const FILE = '.cache/flakes/runs.json';

export function keptRuns(): KeptRun[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as KeptRun[]) : [];
}

/** At once, so that a series that is stopped can be gone on with. */
export function keepRun(run: KeptRun): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...keptRuns(), run], null, 1));
}

/** Runs count for a commit, so nothing but the report itself may differ from it. */
export function currentCommit(report: string): string {
  const changed = git('status', '--porcelain', '--', '.', `:!${report}`);
  if (changed) throw new Error(`Runs count for a commit; commit these changes first:\n${changed}`);
  return git('rev-parse', 'HEAD');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
