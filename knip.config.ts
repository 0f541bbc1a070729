import type { KnipConfig } from 'knip';

// `npm run unused`: files, exports and packages that nothing uses.
const config: KnipConfig = {
  entry: [
    'src/{boot/boot.ts,entry.*.tsx}',
    // Started by the scripts of package.json, by Playwright and by the benchmark.
    'tools/run/run-script.mjs',
    'tools/**/{bench,check-content,check-reference,launch-check,list-failed-tests,list-problems,make-cards,photos,screenshots,serve,start,test-engines,test-hosts,verify-live}.ts',
    'tools/bench/serve-trials.ts',
    'worker/worker.ts',
    // Bundled for the other engines by tests/engines/setup/in-page-script.ts.
    'tests/engines/browsers/in-page.ts',
    // Read with all other content by tools/content/read-content.ts.
    'src/content/open-questions.ts',
  ],
  project: ['{src,tools,tests,worker}/**/*.{ts,tsx,mjs,css,svg}', '*.ts'],
  // Without these, a stylesheet or an illustration that nothing imports would not be found.
  compilers: { css: importsInCss, svg: () => '' },
  vitest: { config: ['vite.config.ts', 'tests/engines/vitest.config.ts'] },
  // Found by path: the fonts' files, the screen reader's script, and what tools/run.mjs starts.
  ignoreDependencies: [
    /^@fontsource/,
    'dejavu-fonts-ttf',
    '@guidepup/virtual-screen-reader',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
  ],
  // The machine's own programs, such as git.
  exclude: ['binaries'],
};

export default config;

function importsInCss(css: string): string {
  return [...css.matchAll(/url\(["']?(\.[^"')#]+)/g)]
    .map(([, file]) => `import '${file}';`)
    .join('\n');
}
