import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

// Fonts of packages: cards look the same whatever machine makes them.
const sheets = [
  '@fontsource-variable/fraunces/full.css',
  '@fontsource/noto-sans/400.css',
  '@fontsource/noto-sans/700.css',
];

/** The `@font-face` rules, with the fonts inside as data addresses. */
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
