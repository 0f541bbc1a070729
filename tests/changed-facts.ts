import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { completed } from '../tools/facts/fact-words.ts';
import { type FactsName, factsNames, factsOfTests, parseFacts } from '../tools/facts/read-facts.ts';
import type { Facts } from '../tools/facts/schema.ts';

/**
 * Puts other lines in the place of the first line that begins so, and of all that belongs to it, as a volunteer would.
 */
export type FactChange = readonly [name: FactsName, beginning: string, others: string];

/** Runs code that imports the content, anew and with changed facts. Throws if a fact is refused. */
export async function withFacts<Result>(
  changes: readonly FactChange[],
  run: () => Promise<Result>,
): Promise<Result> {
  vi.resetModules();
  vi.doMock('#facts', () => changedFacts(changes));
  try {
    return await run();
  } finally {
    // Other tests run in the same process.
    vi.doUnmock('#facts');
    vi.resetModules();
  }
}

/** The words of a page, in one line, as a build with changed facts writes them. */
export async function textWith(path: string, ...changes: readonly FactChange[]): Promise<string> {
  const [text = ''] = await textsWith([path], ...changes);
  return text;
}

/** The same as `textWith` for several pages. Each call imports the whole content anew. */
export function textsWith(
  paths: readonly string[],
  ...changes: readonly FactChange[]
): Promise<string[]> {
  return withFacts(changes, async () => {
    const { renderPath } = await import('../src/entry.prerender.tsx');
    return Promise.all(paths.map(async (path) => wordsOf(await renderPath(path))));
  });
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<(?:p|li|h\d|d[dt]|div|option|th|td|br)\b/g, ' $&')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function changedFacts(changes: readonly FactChange[]) {
  const facts = factsNames.map((name) => {
    let source = readFileSync(`${factsOfTests}/${name}.yaml`, 'utf8');
    for (const [, beginning, others] of changes.filter(([of]) => of === name)) {
      const part = new RegExp(String.raw`^( *)${RegExp.escape(beginning)}.*(?:\n\1 +.*)*`, 'm');
      if (!part.test(source)) throw new Error(`${name}.yaml has no line "${beginning}"`);
      source = source.replace(part, (_, indent: string) => indent + others);
    }
    const { facts, problems } = parseFacts(name, `${name}.yaml`, source);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return [name, facts] as const;
  });
  return { factsFolder: factsOfTests, ...completed(Object.fromEntries(facts) as Facts) };
}
