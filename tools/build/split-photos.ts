import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Lists from './lists-of-photos.ts';

// vite.config.ts groups modules by path. Named so, the first list lands in the content's chunk, and the second in that of
// the gallery, which alone imports it.
const OF_PAGES = '\0src/content/photos-of-pages';
const OTHERS = '\0src/content/other-photos';

const ids: Readonly<Record<string, string>> = {
  '#photos-of-pages': OF_PAGES,
  '#other-photos': OTHERS,
};

/**
 * Splits the list of all pictures: one list has those that the content names, for every page, and the other has the
 * rest, which only the gallery loads. With one list every page would load the texts of all pictures, some hundreds after
 * ten years.
 */
export function splitPhotos(): Plugin {
  let listsFile = '';
  // Imported by its path, because vite.config.ts may import no content.
  const lists = async () => {
    const { listsOfPhotos } = (await import(pathToFileURL(listsFile).href)) as typeof Lists;
    return await listsOfPhotos();
  };
  return {
    name: 'split-photos',
    apply: 'build',
    enforce: 'pre',
    configResolved({ mode, root }) {
      listsFile = path.resolve(root, 'tools/build/lists-of-photos.ts');
      // `lists` imports the content, which must then take the tests' facts.
      if (mode === 'test') process.env['FACTS'] = 'tests';
    },
    resolveId: (id) => ids[id] ?? null,
    async load(id) {
      if (id !== OF_PAGES && id !== OTHERS) return null;
      const { ofPages, others } = await lists();
      return code(id === OF_PAGES ? ofPages : others);
    },
  };
}

function code(exports: object): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
