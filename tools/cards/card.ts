import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontVersions } from './card-fonts.ts';

/** Where the cards are, in the repository. */
export const cardsDir = 'public/cards';

export type Card = {
  /** The beginning of its file names, before the hash. */
  name: string;
  extensions: readonly string[];
  /** The text of its template, which says {{name}} where the value of that name stands. */
  template: string;
  values: Readonly<Record<string, string>>;
  /** For each of its pictures a text that changes with it. */
  pictures: Readonly<Record<string, string>>;
};

const root = path.resolve(import.meta.dirname, '../..');

export function readProjectFile(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The page that Chromium takes a picture of; throws where the template asks for what there is not. */
export function cardHtml(
  { name, template, values }: Card,
  inlined: Record<string, string>,
): string {
  const all: Record<string, string> = { ...values, ...inlined, tokens: usedTokens(template) };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => {
    const value = all[key];
    if (value === undefined) throw new Error(`The template of ${name} asks for {{${key}}}`);
    return value;
  });
}

/** A hash of each thing that the card shows, by its name. */
export function madeOf({ template, values, pictures }: Card): Record<string, string> {
  const shown = Object.entries({ ...values, ...pictures }).filter(([name]) =>
    template.includes(`{{${name}}}`),
  );
  const rest = { template, colours: usedTokens(template), fonts: fontVersions };
  return Object.fromEntries(
    [...shown, ...Object.entries(rest)].map(([name, text]) => [name, hashOf(text)]),
  );
}

/**
 * The card's file, without its extension. Its name changes with all that the card shows, so that no browser
 * keeps an old number under a present name.
 */
export function cardFile(card: Card): string {
  return `${card.name}.${hashOf(JSON.stringify(madeOf(card)))}`;
}

/** The names of the card's files, in `cardsDir`. */
export function filesOf(card: Card): string[] {
  return card.extensions.map((extension) => `${cardFile(card)}.${extension}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Only the tokens that the template uses, so that no other colour makes the card out of date. */
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
