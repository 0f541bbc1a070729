import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ContentModules } from './content-values.ts';

const root = join(import.meta.dirname, '..', '..');

/** What each file of src/content exports. */
export async function readContent(): Promise<ContentModules> {
  const files = globSync('src/content/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    // What is generated is checked where it comes from: `npm run photos:check`.
    .filter((file) => !/\.(?:test|generated)\.ts$/.test(file));
  const modules = files.toSorted().map(async (file) => {
    const address = pathToFileURL(join(root, file)).href;
    return [file, (await import(address)) as Record<string, unknown>] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}
