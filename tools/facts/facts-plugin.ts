import path from 'node:path';
import type { Plugin } from 'vite';
import { factsNames, factsOfTests, factsOfSite, readFacts } from './read-facts.ts';

// vite.config.ts groups modules by path: named so, the facts are in the content's chunk.
const ID = '\0src/content/facts';

/**
 * Writes the facts into the code: those of the tests in vitest and in `vite build --mode test`, otherwise the home's.
 */
export function factsInCode(): Plugin {
  let folder = factsOfSite;
  return {
    name: 'facts-in-code',
    enforce: 'pre',
    configResolved({ mode }) {
      if (mode === 'test') folder = factsOfTests;
    },
    resolveId: (id) => (id === '#facts' ? ID : null),
    load(id) {
      if (id !== ID) return null;
      for (const name of factsNames) this.addWatchFile(path.resolve(folder, `${name}.yaml`));
      return Object.entries({ factsFolder: folder, ...readFacts(folder) })
        .map(([name, facts]) => `export const ${name} = ${JSON.stringify(facts)};`)
        .join('\n');
    },
  };
}
