import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProjectFiles } from './unused-files.ts';

const root = join(import.meta.dirname, '..', '..');

/** This project's files, as `unusedFiles` takes them. */
export function readProjectFiles(): ProjectFiles {
  return {
    sources: textsOf([
      ...pathsOf('src/**/*.{ts,tsx,css,svg,woff2}'),
      ...pathsOf('src/content/*.json'),
    ]),
    roots: textsOf([...pathsOf('tools/**/*.{ts,mjs}'), 'vite.config.ts', 'index.html']),
    publicFiles: pathsOf('public/**/*.*').filter(
      (path) => !/^public\/(?:cards|gallery)\//.test(path),
    ),
  };
}

function pathsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();
}

function textsOf(paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
