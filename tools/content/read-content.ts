import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsFolder } from '#facts';
import { writtenFacts } from '../facts/read-facts.ts';
import type { ContentModules } from './content-values.ts';

const root = join(import.meta.dirname, '..', '..');

/** Files whose exports are facts, which `writtenFacts` has as they are written. */
const fromFacts =
  /\/(?:groups-of-children|home-questions|home-settings|impact|organization|payments|supporter-stories)\.ts$/;

/** Files that hold texts of other files. A problem is named in the file that is read first. */
const readLast = ['/page-texts/'];

const rank = (file: string) => readLast.findIndex((it) => file.includes(it));

/** What the files of src/content export, and the facts as they are written. */
export async function readContent(): Promise<ContentModules> {
  const files = globSync('src/content/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    // Generated files repeat photos/photos.json, which tools/photos/check-photos.ts checks.
    .filter((file) => !/\.(?:test|generated)\.ts$/.test(file) && !fromFacts.test(file))
    .toSorted();
  const inOrder = files.toSorted((one, other) => rank(one) - rank(other));
  const modules = inOrder.map(async (file) => {
    const address = pathToFileURL(join(root, file)).href;
    return [file, (await import(address)) as Record<string, unknown>] as const;
  });
  return { ...Object.fromEntries(await Promise.all(modules)), ...writtenFacts(factsFolder) };
}
