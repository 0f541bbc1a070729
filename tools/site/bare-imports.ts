import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` into a loader of stylesheets and preloads. There are none here, and the
 * boot module would carry two fifths more.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === '\0vite/preload-helper.js')
        return 'export const __vitePreload = (load) => load();';
    },
  };
}
