import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const cardsDir = 'public/cards';

export type Card = {
  name: string;
  extensions: readonly string[];
  /** HTML. {{name}} is a slot, which `slots` fills. */
  template: string;
  slots: Readonly<Record<string, string>>;
  /** For each picture, a text that changes when the picture does. */
  pictures: Readonly<Record<string, string>>;
};

const root = path.resolve(import.meta.dirname, '../..');

export function readProjectFile(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The card as a page for Chromium. Throws if the template names an unknown slot. */
export function cardHtml({ name, template, slots }: Card, inlined: Record<string, string>) {
  const all: Record<string, string> = { ...slots, ...inlined, tokens: usedTokens(template) };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => {
    const value = all[key];
    if (value === undefined) throw new Error(`The template of ${name} asks for {{${key}}}`);
    return value;
  });
}

export function filesOf({ name, extensions }: Card): string[] {
  return extensions.map((extension) => `${cardsDir}/${name}.${extension}`);
}

/**
 * A hash of what the card shows and of its files, so that a replaced file is found too. Throws if a file is missing.
 */
export function fingerprintOf(card: Card): string {
  const html = cardHtml(card, { ...card.pictures, fonts: cardFonts() });
  const hash = createHash('sha256').update(html);
  for (const file of filesOf(card)) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The design tokens that a template uses. With all of them, a change of another one would make the card out of date.
 */
function usedTokens(template: string): string {
  const tokens = readProjectFile('src/styles/tokens.css');
  const names = new Set([...template.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  return [...names]
    .map((name) => {
      const value = new RegExp(`${name}:([^;]+);`).exec(tokens)?.[1];
      if (value === undefined) throw new Error(`tokens.css has no ${name}`);
      return `${name}:${value};`;
    })
    .join('\n');
}

const { resolve } = createRequire(import.meta.url);

/** The `@font-face` rules, with the fonts inside as data addresses, so that cards look the same on every machine. */
export function cardFonts(): string {
  const display = fontFace('Fraunces', 600, path.join(root, 'src/styles/fonts/fraunces-600.woff2'));
  const texts = [400, 700].map((weight) => {
    const file = `@fontsource/pt-sans/files/pt-sans-latin-${weight}-normal.woff2`;
    return fontFace('PT Sans', weight, resolve(file));
  });
  return [display, ...texts].join('\n');
}

function fontFace(family: string, weight: number, file: string): string {
  const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; }`;
}
