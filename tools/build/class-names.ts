import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names for the classes and keyframes of CSS modules: readable in the dev server (`site-header_bar`), short in a
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
    buildStart() {
      const { command, root } = this.environment.config;
      const problems = command === 'build' ? classProblems(root) : [];
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

type NameOf = (name: string, file: string) => string;

function readableName(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}_${name}`;
}

/** Counted over all files in their order, so that every build and both environments agree. */
export function shortNames(root: string): NameOf {
  const names = namesByKey(root);
  return (name, file) => {
    const short = names.get(keyOf(name, path.relative(root, file)));
    if (!short) throw new Error(`${file} holds no class or keyframes "${name}"`);
    return short;
  };
}

/** The file, from the root, that a short name comes from. */
export function filesOfShortNames(root: string): ReadonlyMap<string, string> {
  return new Map([...namesByKey(root)].map(([key, short]) => [short, key.split(' ')[0] ?? '']));
}

function keyOf(name: string, file: string): string {
  return `${file} ${name}`;
}

function namesByKey(root: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of cssModules(root)) {
    const css = readFileSync(path.join(root, file), 'utf8');
    // Text that only looks like a class (`.svg`) uses up a number.
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)) {
      const key = keyOf(name, file);
      // The letter keeps clear of names that ad blockers hide, such as `ad1`.
      if (!names.has(key)) names.set(key, `c${names.size.toString(36)}`);
    }
  }
  return names;
}

/**
 * Classes that a component reads and its CSS module does not hold, which would be `undefined` in the page;
 * and those that a module holds for nobody.
 */
export function classProblems(root: string): string[] {
  const problems: string[] = [];
  const unused = new Map(cssModules(root).map((file) => [file, classesOf(root, file)]));
  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: root }).map(posixPath).toSorted()) {
    const code = readFileSync(path.join(root, source), 'utf8');
    const body = code.replaceAll(cssImport, '');
    for (const [, styles = '', address = ''] of code.matchAll(cssImport)) {
      const file = path.posix.join(path.posix.dirname(source), address);
      const held = classesOf(root, file);
      const left = unused.get(file);
      for (const [, name = ''] of body.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))) {
        if (!held.has(name)) problems.push(`${source}: ${styles}.${name} is no class of ${file}`);
        left?.delete(name);
      }
      // `styles[look]` may read any of them.
      if (body.includes(`${styles}[`)) left?.clear();
    }
  }
  for (const [file, names] of unused) {
    for (const name of names) problems.push(`${file}: no component reads the class "${name}"`);
  }
  return problems;
}

const cssImport = /import (\w+) from '([^']+\.module\.css)'/g;

function classesOf(root: string, file: string): Set<string> {
  const css = readFileSync(path.join(root, file), 'utf8').replaceAll(
    /\/\*[^]*?\*\/|url\([^)]*\)/g,
    '',
  );
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

function cssModules(root: string): string[] {
  return globSync('src/**/*.module.css', { cwd: root }).map(posixPath).toSorted();
}

function posixPath(file: string): string {
  return file.replaceAll('\\', '/');
}
