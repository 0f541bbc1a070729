import { globSync, readFileSync } from 'node:fs';
import { cardHtml } from '../../tools/cards/card.ts';
import { allCards } from '../../tools/cards/stale-cards.ts';
import {
  attribute,
  builtFile,
  builtPages,
  distDir,
  type Element,
  elementsIn,
  parseHtml,
  textOf,
} from '../site/built-site.ts';

export type PublishedText = { place: string; text: string };

/**
 * All texts of the pages, the pictures and the downloads. What stands in one element is one text, so that a change of it
 * leaves the others as they are.
 */
export function publishedTexts(): PublishedText[] {
  const pages = builtPages.map(({ path, elements }) => [path, textsOf(elements)] as const);
  const cards = allCards().map((card) => {
    const html = cardHtml(card, { ...card.pictures, fonts: '' });
    return [`public/cards/${card.name}`, textsOf(elementsIn(parseHtml(html)))] as const;
  });
  // `TEL;TYPE=WORK:+254…`: what stands before the colon is of the format.
  const contactCards = globSync('*.vcf', { cwd: distDir }).map(
    (file) => [file, builtFile(file).match(/(?<=:).*/g) ?? []] as const,
  );
  const photos = JSON.parse(readFileSync('photos/photos.json', 'utf8')) as unknown;
  const all = [
    ...pages,
    ...cards,
    ...contactCards,
    ['photos/photos.json', stringsIn(photos)] as const,
  ];
  return all.flatMap(([place, texts]) => texts.map((text) => ({ place, text: inOneLine(text) })));
}

/** What is read aloud or shown on hovering, and what search engines and shared links show. */
const spoken = ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title'];

function textsOf(elements: readonly Element[]): string[] {
  const [root] = elements;
  const shown = root ? linesOf(root).split('\n') : [];
  return [...shown, ...elements.flatMap((it) => spoken.map((name) => attribute(it, name) ?? ''))];
}

/** These stand inside a line of text. Any other element has a text of its own. */
const inline = new Set(['a', 'small', 'span', 'strong', 'time']);

/** The texts in an element, each in a line. */
function linesOf(node: Element['childNodes'][number]): string {
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
  if (!('tagName' in node) || node.tagName === 'style') return '';
  if (node.tagName === 'script') return structuredLines(node);
  const { childNodes } = 'content' in node ? node.content : node;
  const inside = childNodes.map(linesOf).join('');
  return inline.has(node.tagName) ? inside : `\n${inside}\n`;
}

/** What search engines read about the home. Other scripts have no texts. */
function structuredLines(script: Element): string {
  if (attribute(script, 'type') !== 'application/ld+json') return '';
  return stringsIn(JSON.parse(textOf(script))).join('\n');
}

/** All texts of a value of JSON. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(stringsIn);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
