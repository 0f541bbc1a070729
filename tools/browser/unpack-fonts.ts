import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';

const root = path.resolve(import.meta.dirname, '../..');

/** Chromium reads the fonts of a system only unpacked: tools/browser/fonts.conf names this folder. */
export async function unpackFonts() {
  const folder = path.join(root, '.cache/fonts/unpacked');
  mkdirSync(folder, { recursive: true });
  for (const file of globSync(`${root}/node_modules/@fontsource/dejavu-*/files/*.woff2`)) {
    const unpacked = path.join(folder, path.basename(file, '.woff2'));
    if (!existsSync(unpacked)) writeFileSync(unpacked, await convert(readFileSync(file), 'sfnt'));
  }
}
