import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const fontPackage = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'),
);
/** Where the font's files are written. src/styles/fonts.css refers to them. */
const subsets = path.join(root, '.cache/fonts');

/** Letters of Kenya's languages. Fraunces keeps them in another file, which few pages need. */
const kenyanLetters = ['ĩ', 'ũ', 'Ĩ', 'Ũ'];

/** All axes are fixed: one variable axis would make the file 30 kB instead of 12 kB. */
const axes = { wght: 600, SOFT: 60, WONK: 0, opsz: 60 };

/** All characters that the built font has. */
export async function displayGlyphs(): Promise<Set<string>> {
  return new Set([...(await latinGlyphs()), ...kenyanLetters]);
}

/** Printable ASCII, the no-break space, and each character in the pages' sources that Fraunces' Latin part has. */
async function latinGlyphs(): Promise<string[]> {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  const files = globSync('src/**/*.{ts,tsx,yaml}', { cwd: root, exclude: ['**/*.test.*'] });
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const others = sources.join('').match(/[^\0-\x7f]/gu) ?? [];
  const latin = await latinLetter();
  return [...ascii, '\u00a0', ...others.filter((it) => latin.test(it))];
}

/** Matches a letter of the Latin part. The package lists its code points as CSS does: `U+0000-00FF,U+0131,…`. */
async function latinLetter(): Promise<RegExp> {
  const source = await readFile(path.join(fontPackage, 'unicode.json'), 'utf8');
  const { latin } = JSON.parse(source) as { latin: string };
  const codes = latin.replaceAll('U+', '').replaceAll(/[\dA-F]+/gi, String.raw`\u{$&}`);
  return new RegExp(`[${codes.replaceAll(',', '')}]`, 'u');
}

/** Subsets Fraunces before the first module loads, in a build and in the dev server. */
export function displayFont(): Plugin {
  return {
    name: 'display-font',
    // Vitest shows no page.
    apply: (_config, { command, mode }) => command === 'build' || mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      await mkdir(subsets, { recursive: true });
      await writeSubset('latin', await latinGlyphs(), 'fraunces-600.woff2');
      await writeSubset('latin-ext', kenyanLetters, 'fraunces-kenyan.woff2');
    },
  };
}

/** `part` is the package's name of a part of Fraunces. */
async function writeSubset(part: string, letters: readonly string[], name: string) {
  const font = await readFile(path.join(fontPackage, `files/fraunces-${part}-full-normal.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: axes } as const;
  await writeFile(path.join(subsets, name), await subsetFont(font, letters.join(''), options));
}

/** The SIL Open Font License requires its text beside the font. */
export async function displayFontLicence(): Promise<string> {
  const text = await readFile(path.join(fontPackage, 'LICENSE'), 'utf8');
  return `\n## Fraunces, the display font (OFL-1.1)\n\n${text}`;
}
