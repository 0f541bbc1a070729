import { markdownTable } from '../bench/markdown.ts';
import type { KeptRun } from './kept-runs.ts';

/** The report: all runs of the whole suite that tried the same, and each test that fell, with its run. */
export function flakesPage(runs: readonly KeptRun[]): string {
  const machines = new Set(runs.map(({ machine }) => machine));
  const rows = runs.map(({ date, commit, tests, seconds, fallen }, index) => [
    String(index + 1),
    date,
    `\`${commit.slice(0, 12)}\``,
    String(tests),
    String(seconds),
    String(fallen.length),
  ]);
  return `${[
    '# Runs of the end-to-end suite without retries',
    'Written by `npm run test:flakes`; change it by running that.',
    `On ${[...machines].join('; ')}. Commits that stand here together differ in nothing that the suite builds, serves or runs.`,
    summary(runs),
    markdownTable(['Run', 'Date', 'Commit', 'Tests', 'Seconds', 'Fell'], rows),
    ...fallenList(runs),
  ].join('\n\n')}\n`;
}

export function summary(runs: readonly KeptRun[]): string {
  const clean = runs.filter(({ fallen }) => fallen.length === 0).length;
  return `**${clean} of ${runs.length} runs without a fallen test.**`;
}

function fallenList(runs: readonly KeptRun[]): string[] {
  const lines = runs.flatMap(({ fallen }, index) =>
    fallen.map((test) => `- Run ${index + 1}: \`${test}\``),
  );
  return lines.length > 0 ? ['## Fallen tests', lines.join('\n')] : [];
}
