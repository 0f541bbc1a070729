import { posix } from 'node:path';

export type ProjectFiles = {
  /** The text of every file in src/ but the tests and what is only read by people, by its path. */
  sources: ReadonlyMap<string, string>;
  /** The texts of the tools, of vite.config.ts and of index.html: what they name is used. */
  roots: ReadonlyMap<string, string>;
  /** The paths of the files in public/, without photos and link cards, which have tests of their own. */
  publicFiles: readonly string[];
};

// Browsers request the icon by this name, and the two scripts where an older site registered them (fault 63).
const askedForByName = new Set(['favicon.ico', 'service-worker.js', 'sw.js']);

// './x.ts', "../x.svg", url(../x.svg), 'src/x.ts', "/src/x.ts"
const reference = /["'(]((?:\.{1,2}\/|\/?src\/)[^"'()\s]+)["')]/g;

/** Files of src/ that nothing imports, and files of public/ that nothing names. */
export function unusedFiles({ sources, roots, publicFiles }: ProjectFiles): string[] {
  const used = new Set<string>();
  const follow = (path: string, text: string) => {
    for (const target of referencesIn(path, text)) {
      const source = sources.get(target);
      if (source === undefined || used.has(target)) continue;
      used.add(target);
      follow(target, source);
    }
  };
  for (const [path, text] of roots) follow(path, text);
  const texts = [...sources.values(), ...roots.values()];
  const unnamed = publicFiles.filter((path) => {
    const name = path.replace(/^public\//, '');
    return !askedForByName.has(name) && !texts.some((text) => text.includes(`/${name}`));
  });
  return [
    ...[...sources.keys()]
      .filter((path) => !used.has(path) && !path.endsWith('.d.ts'))
      .map((path) => `${path}: nothing imports it; expected a use, or the file deleted`),
    ...unnamed.map((path) => `${path}: nothing refers to it; expected a use, or the file deleted`),
  ];
}

function referencesIn(path: string, text: string): string[] {
  return [...text.matchAll(reference)].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(path), target) : target.replace(/^\//, ''),
  );
}
