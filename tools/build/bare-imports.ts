import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` into a loader of stylesheets and preloads. Documents have their style inlined
 * (built-assets.ts), so it is not needed, and with it the boot module would be larger than allowed. If Vite
 * renames these internal parts, the site works as before and `tests/site/weight.test.ts` fails.
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
    // Where Vite would write the list of a module's stylesheets.
    renderChunk(code) {
      return code.replaceAll('__VITE_PRELOAD__', 'void 0');
    },
  };
}
