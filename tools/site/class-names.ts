import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names for the classes and keyframes of CSS modules: readable in the editing server (`site-header_bar`), short in a
 * build (`c1e`), because every page carries its stylesheet and a hash can't be compressed.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    config: ({ root = process.cwd() }, { command }) => ({
      css: {
        modules: { generateScopedName: command === 'build' ? shortNames(root) : readableName },
      },
    }),
  };
}

type NameOf = (name: string, file: string) => string;

function readableName(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}_${name}`;
}

/** Counted over all files in their order, so that every build and both environments agree. */
export function shortNames(root: string): NameOf {
  const names = new Map<string, string>();
  const keyOf = (name: string, file: string) => `${path.relative(root, file)} ${name}`;
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const css = readFileSync(path.join(root, file), 'utf8');
    // What only looks like a class (`.svg`) leaves out a number.
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)) {
      const key = keyOf(name, path.join(root, file));
      // The letter keeps clear of names that ad blockers hide, such as `ad1`.
      if (!names.has(key)) names.set(key, `c${names.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const short = names.get(keyOf(name, file));
    if (!short) throw new Error(`${file} holds no class or keyframes "${name}"`);
    return short;
  };
}
