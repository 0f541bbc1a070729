import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

// Cards use fonts of packages, so that they look the same on every machine that makes them.
const sheets = [
  '@fontsource-variable/fraunces/full.css',
  '@fontsource/noto-sans/400.css',
  '@fontsource/noto-sans/700.css',
];

/** The packages' `@font-face` rules, with the font files inside them as data addresses. */
export function cardFonts(): string {
  return sheets
    .map((name) => {
      const sheet = resolve(name);
      return readFileSync(sheet, 'utf8').replaceAll(
        /url\(([^)]*\.woff2)\)/g,
        (_all, file: string) => {
          const font = readFileSync(path.join(path.dirname(sheet), file), 'base64');
          return `url(data:font/woff2;base64,${font})`;
        },
      );
    })
    .join('\n');
}
