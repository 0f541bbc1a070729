import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bareImports } from './tools/build/bare-imports.ts';
import { builtOn } from './tools/build/build-facts.ts';
import { oldestBrowsers } from './tools/build/browsers.ts';
import { classNames } from './tools/build/class-names.ts';
import { displayFont } from './tools/build/display-font.ts';
import { prerenderSite } from './tools/build/prerender.ts';

const forms =
  /[\\/]src[\\/](?:components[\\/]message[\\/]|lib[\\/](?:days|form-message|mail-address)|ui[\\/]field\.|content[\\/]message-texts|hooks[\\/]use-restored-fields)/;
const giving =
  /[\\/]src[\\/](?:components[\\/]giving[\\/]|giving[\\/]|lib[\\/]giving-plan|content[\\/](?:giving-|payment-cards|sponsorship-options))/;

// The prerender inlines the stylesheets (docs/decisions/stylesheets-inlined.md).
// No modulepreload: the app is fetched after the first paint (src/boot/hydrate-after-paint.ts).
export default defineConfig({
  plugins: [react(), classNames(), displayFont(), prerenderSite(), bareImports()],
  define: {
    __BUILD_YEAR__: JSON.stringify(builtOn.getFullYear()),
  },
  server: { port: 5173 },
  build: {
    target: oldestBrowsers,
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // A busy machine would be told what its plugins cost.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          input: { boot: 'src/boot/boot.ts' },
          output: {
            codeSplitting: {
              groups: [
                // What boot and the app share stays with boot, which is loaded without the app.
                { name: 'boot', priority: 4, tags: ['$initial'] },
                // Run in a task of its own (src/boot/hydrate.ts), and cached until a dependency changes.
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
    // Loading all modules again for each file would take as long as the tests.
    isolate: false,
    // Else what one file replaces would stay replaced for the next.
    restoreMocks: true,
    // Property tests and pictures take long on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{tools,worker}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/site-server/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
