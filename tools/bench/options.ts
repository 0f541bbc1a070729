import { parseArgs } from 'node:util';
import { benchPaths } from './measure-pages.ts';

export const sectionNames = ['pages', 'awake', 'soft', 'memory'] as const;

export type SectionName = (typeof sectionNames)[number];

export type BenchOptions = {
  sections: readonly SectionName[];
  paths: readonly string[];
  runs: number;
};

/** `--runs 9`, `--pages /,/about`, `--only pages|awake|soft|memory`. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '9' },
      pages: { type: 'string', default: benchPaths.join(',') },
      only: { type: 'string', default: sectionNames.join(',') },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number of 1 or more');
  return {
    runs,
    paths: chosen('--pages', values.pages, benchPaths),
    sections: chosen('--only', values.only, sectionNames),
  };
}

function chosen<T extends string>(option: string, text: string, known: readonly T[]): T[] {
  return text.split(',').map((name) => {
    const found = known.find((it) => it === name);
    if (!found) throw new Error(`${option} knows no ${name}; there are ${known.join(', ')}`);
    return found;
  });
}
