import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bareImports } from './tools/site/bare-imports.ts';
import { oldestBrowsers } from './tools/site/browsers.ts';
import { classNames } from './tools/site/class-names.ts';
import { displayFont } from './tools/site/display-font.ts';
import { prerenderSite } from './tools/site/prerender.ts';
import { countRequest, visitCounterSettings } from './tools/site/visit-counter-settings.ts';

const forms =
  /[\\/]src[\\/](?:components[\\/]message[\\/]|lib[\\/](?:form-message|message-address|mailto|form-text)|ui[\\/]field\.|hooks[\\/]use-kept-fields)/;
const giving =
  /[\\/]src[\\/](?:components[\\/]giving[\\/]|lib[\\/]giving-plan|content[\\/](?:giving-|payment-cards|sponsorship-options))/;

// The prerender inlines the stylesheets (docs/decisions/stylesheets-inlined.md).
// No modulepreload: the app is fetched after the first paint (src/boot.ts).
export default defineConfig({
  plugins: [react(), classNames(), displayFont(), prerenderSite(), bareImports()],
  define: {
    __VISIT_COUNTER__: JSON.stringify(countRequest(visitCounterSettings())),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  },
  server: { port: 5173 },
  build: {
    target: oldestBrowsers,
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          input: { boot: 'src/boot.ts' },
          output: {
            codeSplitting: {
              groups: [
                // What boot and the app share stays with boot, which is loaded without the app.
                { name: 'boot', priority: 4, tags: ['$initial'] },
                // Run in a task of its own (src/boot.ts), and cached until a dependency changes.
                { name: 'packages', priority: 3, test: /[\\/]node_modules[\\/]/ },
                // What several pages need comes with the first: going to another fetches one module.
                {
                  name: 'shared',
                  priority: 2,
                  minShareCount: 2,
                  test: (id) => !forms.test(id) && !giving.test(id),
                },
                // But not what only those pages need that take gifts, or that have forms. Without what
                // these import, or the app itself would need them.
                {
                  name: 'giving',
                  priority: 1,
                  minShareCount: 2,
                  test: giving,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'forms',
                  priority: 1,
                  minShareCount: 2,
                  test: forms,
                  includeDependenciesRecursively: false,
                },
              ],
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
    maxWorkers: '100%',
    // Property tests and pictures take long on a busy machine.
    testTimeout: 60_000,
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
