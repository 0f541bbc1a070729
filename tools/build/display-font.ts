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
const subsets = path.join(root, '.cache/fonts');

/** The parts of Fraunces, by their name in the package. src/styles/fonts.css refers to the files. */
const parts = [
  { name: 'latin', file: 'fraunces-600.woff2', always: asciiAndSpace() },
  // Of Kenya's languages; a browser fetches this file only for a page that has such a letter.
  { name: 'latin-ext', file: 'fraunces-more-letters.woff2', always: ['ĩ', 'ũ', 'Ĩ', 'Ũ'] },
];

/** All axes are fixed: one variable axis would make the file 30 kB instead of 12 kB. */
const axes = { wght: 600, SOFT: 60, WONK: 0, opsz: 60 };

/** The characters of the pages' sources that Fraunces has, and those that each part has in any case. */
export async function displayGlyphs(): Promise<Set<string>> {
  const glyphs = await Promise.all(parts.map(glyphsOf));
  return new Set(glyphs.flat());
}

async function glyphsOf({ name, always }: (typeof parts)[number]): Promise<string[]> {
  const files = globSync('src/**/*.{ts,tsx,yaml}', { cwd: root, exclude: ['**/*.test.*'] });
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const others = sources.join('').match(/[^\0-\x7f]/gu) ?? [];
  const letter = await letterOf(name);
  return [...always, ...others.filter((it) => letter.test(it))];
}

function asciiAndSpace(): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  return [...ascii, '\u00a0'];
}

/** The package lists code points as CSS does: `U+0000-00FF,U+0131,…`. */
async function letterOf(part: string): Promise<RegExp> {
  const source = await readFile(path.join(fontPackage, 'unicode.json'), 'utf8');
  const { [part]: listed = '' } = JSON.parse(source) as Record<string, string>;
  const codes = listed.replaceAll('U+', '').replaceAll(/[\dA-F]+/gi, String.raw`\u{$&}`);
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
      for (const part of parts) {
        const source = path.join(fontPackage, `files/fraunces-${part.name}-full-normal.woff2`);
        const text = (await glyphsOf(part)).join('');
        const options = { targetFormat: 'woff2', variationAxes: axes } as const;
        const font = await subsetFont(await readFile(source), text, options);
        await writeFile(path.join(subsets, part.file), font);
      }
    },
  };
}

/** The SIL Open Font License requires its text beside the font. */
export async function displayFontLicence(): Promise<string> {
  const text = await readFile(path.join(fontPackage, 'LICENSE'), 'utf8');
  return `\n## Fraunces, the display font (OFL-1.1)\n\n${text}`;
}
