import path from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'cjs/react-dom-client.production.js';

/**
 * React DOM comes as CommonJS, which a bundler can only wrap into one large function: browsers parse
 * that once to pass it over, and again to run it. As a module it is parsed once.
 */
export function reactDomModule(): Plugin {
  return {
    name: 'react-dom-module',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (source !== 'react-dom/client') return null;
      const reactDom = await this.resolve('react-dom', importer);
      return reactDom && path.join(path.dirname(reactDom.id), FILE);
    },
    transform(code, id) {
      return id.endsWith(FILE) ? commonJsToModule(code) : null;
    },
  };
}

/**
 * For a file that requires in one statement at its top and exports one name at a time, each at the
 * start of a line. Throws where anything else is left of CommonJS.
 */
export function commonJsToModule(code: string): string {
  const requires = /^var ((?:\w+ = require\("[\w-]+"\)[,;]\s*)+)/m;
  const module = code
    .replace(requires, (_, list: string) =>
      list.replaceAll(/(\w+) = require\(("[\w-]+")\)[,;]\s*/g, 'import $1 from $2;\n'),
    )
    .replaceAll(/^exports\.(\w+) = /gm, 'export const $1 = ');
  const rest = /\b(?:require\(|exports\b)/.exec(module);
  if (rest) throw new Error(`React DOM is not built as it was: "${rest[0]}" is left in ${FILE}`);
  return module;
}
