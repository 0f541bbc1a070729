import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// `npm run fonts`: the one display face, cut to what the headings use: Latin letters, one weight,
// soft, at one optical size. Whole it weighs 121 kB, cut 13 kB.
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const extras = '\u00a0£€©·×–—‘’“”…✓→é';
const axes = { wght: 600, SOFT: 60, WONK: 0, opsz: 60 };

const target = new URL('../../src/styles/fonts/fraunces-600.woff2', import.meta.url);
const font = await subsetFont(await readFile(source), ascii + extras, {
  targetFormat: 'woff2',
  variationAxes: axes,
});
await writeFile(target, font);
console.log(`${target.pathname}: ${font.length} bytes`);
