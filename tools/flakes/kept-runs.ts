import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunOutcome } from './playwright-report.ts';

export type KeptRun = RunOutcome & {
  commit: string;
  /** What was tried: the same for commits that differ in nothing that the suite runs. */
  state: string;
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

// All that the suite builds, serves and runs.
const TRIED = [
  'index.html',
  'package-lock.json',
  'photos',
  'playwright.config.ts',
  'public',
  'src',
  'tests/e2e',
  'tools/browser-flags.ts',
  'tools/site',
  'vite.config.ts',
];

/** Words in the documentation may change between two parts of a series; what is tried may not. */
export function currentState(): Pick<KeptRun, 'commit' | 'state'> {
  const changed = git('status', '--porcelain', '--', ...TRIED);
  if (changed) throw new Error(`Runs count for a commit; commit these changes first:\n${changed}`);
  const tree = git('ls-tree', 'HEAD', '--', ...TRIED);
  return {
    commit: git('rev-parse', 'HEAD'),
    state: createHash('sha256').update(tree).digest('hex').slice(0, 12),
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
