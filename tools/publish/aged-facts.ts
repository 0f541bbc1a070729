import { globSync, readFileSync } from 'node:fs';
import { addDays } from '../../src/lib/days.ts';
import { contentValues, type ContentModules } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';
import { report } from '../report.ts';

/**
 * When Node and the workflows' runner image lose security updates. Node: https://github.com/nodejs/Release. Ubuntu: the
 * end of its standard support, when GitHub removes the image too.
 */
const supportEnds: Readonly<Record<string, string>> = {
  'node 24': '2028-04-30',
  'ubuntu-24.04': '2029-04-30',
};

/** Facts so old that somebody should check them, as "file: field …". `today` is such as '2026-11-28'. */
export function agedFacts(modules: ContentModules, today: string): string[] {
  return contentValues(modules).flatMap(({ file, field, key, value }) => {
    const finding = findingOf(key, value, today);
    return finding === null ? [] : [`${file}: ${field} ${finding}`];
  });
}

function findingOf(key: string, value: unknown, today: string): string | null {
  // 'unknown' is never old: as a text it comes after every day.
  const isBefore = (days: number) => typeof value === 'string' && value < addDays(today, -days);
  if (key === 'detailsChecked' && isBefore(365))
    return `is ${String(value)}: two people should read the payment details from the papers again`;
  if (key === 'reviewed' && isBefore(730))
    return `is ${String(value)}: read the statement against what is true today, and set the day`;
  // An empty list means: no day is without visiting hours.
  if (key === 'publicHolidays' && Array.isArray(value) && value.length > 0) {
    const limit = addDays(today, 60);
    if (value.every((day) => String(day) < limit))
      return 'ends within 60 days: add the holidays of the coming year';
  }
  return null;
}

/** Says which versions of `pinned` ('node 24', 'ubuntu-24.04') lose security updates within half a year. */
export function endingSupport(pinned: Iterable<string>, today: string): string[] {
  return [...new Set(pinned)].flatMap((name) => {
    const end = supportEnds[name];
    if (end === undefined)
      return [`${name} is pinned: write the end of its support into tools/publish/aged-facts.ts`];
    return end < addDays(today, 182)
      ? [`${name} is supported until ${end}: docs/everyday-changes.md says where to pin another`]
      : [];
  });
}

/** What the project runs on: Node, and the images of the workflows. */
export function pinnedVersions(): string[] {
  const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
  const runners = workflows.join('\n').match(/(?<=runs-on: )\S+/g) ?? [];
  return [`node ${readFileSync('.nvmrc', 'utf8').trim()}`, ...runners];
}

export async function warnings(): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  return [...agedFacts(await readContent(), today), ...endingSupport(pinnedVersions(), today)];
}

// .github/workflows/watch.yml runs it once a week.
if (import.meta.main) report((await warnings()).map((line) => `::error::${line}`));
