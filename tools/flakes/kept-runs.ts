import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RunOutcome } from './playwright-report.ts';

export type KeptRun = RunOutcome & {
  commit: string;
  /** What was tried: the same for commits that differ in nothing that the suite runs. */
  state: string;
  /** The day, as 2026-11-21. */
  date: string;
  /** Processors, memory and system. */
  machine: string;
};

/** In the repository, so that a series can be gone on with on another machine. */
const RUNS_FILE = 'docs/flakes.json';

/** The runs of the whole suite that tried this state; those of another are of no use any more. */
export function keptRuns(state: string): KeptRun[] {
  if (!existsSync(RUNS_FILE)) return [];
  const runs = JSON.parse(readFileSync(RUNS_FILE, 'utf8')) as KeptRun[];
  return runs.filter((run) => run.state === state);
}

export function keepRuns(runs: readonly KeptRun[]): void {
  writeFileSync(RUNS_FILE, `${JSON.stringify(runs, null, 2)}\n`);
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
