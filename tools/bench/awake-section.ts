import { markdownTable } from './markdown.ts';
import type { PressTimes } from './measure-awake.ts';

const ANSWER_LIMIT_MS = 2000;

export function awakeSection(times: readonly PressTimes[]): string {
  const rows = times.map(({ what, path, answeredBy, ready, answer, slowest }) => [
    what,
    path,
    answeredBy,
    ...[ready, answer, slowest].map((ms) => Math.round(ms).toLocaleString('en')),
    slowest <= ANSWER_LIMIT_MS ? 'within' : '**over**',
  ]);
  const head = [
    'Press',
    'Page',
    'Answered by',
    'Boot module has run, ms',
    'Press to answer, ms',
    'Slowest, ms',
    `${ANSWER_LIMIT_MS.toLocaleString('en')} ms`,
  ];
  return `Slow 4G (562.5 ms a request, 1.47 Mbit/s) and a processor 4 times slower, applied and not simulated,
on a phone of 412 px. Each control is pressed on a cold visit as soon as the boot module has run.

${markdownTable(head, rows)}
`;
}
