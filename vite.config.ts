import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { appChunkName } from './tools/site/app-group.ts';
import { oldestBrowsers } from './tools/site/browsers.ts';
import { bareImports } from './tools/site/bare-imports.ts';
import { classNames } from './tools/site/class-names.ts';
import { prerenderSite } from './tools/site/prerender.ts';
import { visitCounterBaseUrl } from './tools/site/visit-counter-base-url.ts';

// One stylesheet for all pages, inlined by the prerender, so that one hash in the policy covers it.
// No modulepreload: the app is fetched when the page wakes, never before it paints.
export default defineConfig({
  plugins: [react(), prerenderSite(), bareImports()],
  define: {
    __VISIT_COUNTER_BASE_URL__: JSON.stringify(visitCounterBaseUrl()),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  },
  server: { port: 5173 },
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  build: {
    target: oldestBrowsers,
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rolldownOptions: {
          input: { boot: 'src/boot.ts' },
          output: {
            codeSplitting: {
              groups: [{ name: appChunkName, debugName: 'app' }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        emitAssets: false,
        manifest: false,
        rolldownOptions: { input: { prerender: 'src/entry.prerender.tsx' } },
      },
    },
  },
  builder: {},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'tests/site-server/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
