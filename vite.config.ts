import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { defineConfig } from 'vitest/config';
import { nairobiTime } from './src/lib/days.ts';
import { builtOn } from './tools/build/build-facts.ts';
import { oldestBrowsers } from './tools/build/browsers.ts';
import { namedMediaQueries } from './tools/build/media-queries.ts';
import { prerenderSite } from './tools/build/prerender.ts';
import { factsInCode } from './tools/facts/facts-plugin.ts';

/** The shell's NODE_ENV could publish React's development build, or leave `npm run dev` blank. */
const ownNodeEnv: Plugin = {
  name: 'own-node-env',
  config(_config, { command, mode }) {
    process.env['NODE_ENV'] = command === 'build' ? 'production' : mode;
  },
};

// A change of a file that is imported here restarts `npm run dev`, so nothing here imports content.
export default defineConfig(({ command, mode }) => ({
  plugins: [
    ownNodeEnv,
    factsInCode(),
    react(),
    namedMediaQueries(),
    patchCssModules({ generateSourceTypes: true }),
    prerenderSite(),
  ],
  define: {
    // In Nairobi: the zone of the machine that builds must not change a page.
    __BUILD_YEAR__: JSON.stringify(nairobiTime(builtOn.getTime()).day.slice(0, 4)),
  },
  css: {
    modules: {
      // Each page carries its style, so class names are short.
      generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]_[local]',
    },
  },
  server: { port: 5173 },
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // On a busy machine Rolldown would report what plugins cost.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        // `npm run build:tests` builds what the tests look at, with facts of their own.
        outDir: mode === 'test' ? '.cache/tests/dist' : 'dist',
        emptyOutDir: true,
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          input: { boot: 'src/boot/boot.ts' },
          output: {
            codeSplitting: {
              groups: [
                // Runs in a task of its own (src/boot/hydrate.ts), and is cached until a dependency changes.
                { name: 'packages', test: /[\\/]node_modules[\\/]/ },
                // One file instead of six, because each page names all files that it needs. The boot module uses none
                // of it: it would load the group with it.
                { name: 'content', test: /src[\\/](?:content|giving)[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: mode === 'test' ? '.cache/tests/prerender' : '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: { 'write-site': 'tools/build/write-site.ts' } },
      },
    },
  },
  builder: {},
  test: {
    maxWorkers: '100%',
    // Loading all modules again for each file would take as long as the tests.
    isolate: false,
    // Otherwise what one file replaces stays replaced in the next.
    restoreMocks: true,
    // Property tests and pictures take long on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // In UTC a visitor's own day could not be told from that of Greenwich.
          env: { TZ: 'Africa/Nairobi' },
          include: [
            'src/**/*.test.{ts,tsx}',
            '{tools,worker}/**/*.test.ts',
            'tests/*.test.{ts,tsx}',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], env: { FACTS: 'tests' } } },
      // With the home's own facts: it checks what they say, not the code.
      {
        extends: false,
        test: { name: 'home', include: ['tests/home/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
}));
