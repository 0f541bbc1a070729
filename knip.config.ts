import type { KnipConfig } from 'knip';

// `npm run check`: files, exports and packages that nothing uses.
const config: KnipConfig = {
  entry: [
    'src/{boot/boot.ts,entry.*.tsx}',
    // Started by workflows, by other tools and by Playwright, or loaded by a path.
    'tools/**/{launch-check,make-cards,photos,verify-live}.ts',
    // Loaded by states.html.
    'tests/states/show-states.ts',
  ],
  project: [
    '{src,tools,tests,worker}/**/*.{ts,tsx,mjs,css,svg}',
    // The single figures, of which the groups of endings/ are composed by hand.
    '!src/illustrations/cast/*.svg',
    '*.ts',
  ],
  // Without these, a stylesheet or an illustration that nothing imports would not be found.
  compilers: { css: importsInCss, svg: () => '' },
  ignoreDependencies: [
    // Found by path: the fonts' files.
    /^@fontsource/,
    'dejavu-fonts-ttf',
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
