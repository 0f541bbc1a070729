import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { pageNames } from '../../src/content/shared-texts.ts';
import { ownTexts } from '../../tools/html/elements.ts';
import { attribute, builtPages, elementsIn, opening, textOf, type Element } from './built-site.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

// A browser puts each on a line with its neighbours, unless a style sheet says otherwise.
const inline = new Set(['a', 'span', 'strong', 'small', 'time', 'label', 'select']);

function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) ? tree.getChildNodes(node).map(rawText).join('') : '';
}

function isInline(node: Node): boolean {
  return tree.isTextNode(node) || (tree.isElementNode(node) && inline.has(node.tagName));
}

/** The pairs of neighbours whose words run together without CSS, as "…Paybill number|177338…". */
function runTogether(parent: Element): string[] {
  // What has no text takes no room.
  const nodes = tree.getChildNodes(parent).filter((node) => !isInline(node) || rawText(node));
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (!next || !isInline(node) || !isInline(next)) return [];
    const seam = `${rawText(node).slice(-1)}${rawText(next).slice(0, 1)}`;
    return /^\S[^\s,.:;)]$/u.test(seam)
      ? [`…${rawText(node).slice(-20)}|${rawText(next).slice(0, 20)}…`]
      : [];
  });
}

const unbreakable = /\bM-PESA\b|\bHIV-positive\b/;

describe.each(builtPages)('$path', (page) => {
  const inBody = page.all('body').flatMap((body) => elementsIn(body));

  // Chromium leaves a text of spaces out of a name if a comment follows it: "Copy Paybill number177338".
  test('writes each text as one, without a comment between its parts', () => {
    const parted = inBody.filter((element) =>
      tree.getChildNodes(element).some((node) => tree.isCommentNode(node)),
    );
    expect(parted.map(opening)).toEqual([]);
  });

  test('keeps words apart without CSS', () => {
    expect(inBody.flatMap(runTogether)).toEqual([]);
  });

  test('breaks no line inside M-PESA and HIV-positive', () => {
    const css = page
      .all('style')
      .map((style) => ownTexts(style).join(''))
      .join('');
    const torn = inBody.filter((element) => {
      const texts = ownTexts(element).filter((text) => unbreakable.test(text));
      // A closed select breaks no line.
      if (texts.length === 0 || element.tagName === 'option') return false;
      return (
        textOf(element).length > 12 ||
        !css.includes(`.${attribute(element, 'class')}{white-space:nowrap}`)
      );
    });
    expect(torn.map(opening)).toEqual([]);
  });
});

test.each([
  ['a range of numbers', /\$?\d+\s?–\s?\$?\d+/],
  ['healthcare', /health care/i],
])('%s is written in one way', (_what, otherWay) => {
  const found = builtPages.map(({ path, text }) => `${path} ${otherWay.exec(text)?.[0]}`);
  expect(found.filter((line) => !line.endsWith(' undefined'))).toEqual([]);
});

const spoken = ['content', 'alt', 'title', 'aria-label'];

test('M-PESA is written in one way', () => {
  const words = builtPages.flatMap(({ path, text, elements }) => {
    const attributes = elements.flatMap((it) => spoken.map((name) => attribute(it, name) ?? ''));
    return [text, ...attributes].flatMap((it) =>
      (it.match(/\bm-?pesa\b/gi) ?? []).map((word) => `${path}: ${word}`),
    );
  });
  expect(words).not.toHaveLength(0);
  expect(words.filter((word) => !word.endsWith(': M-PESA'))).toEqual([]);
});

test('a link to How to give has the name of the page', () => {
  const links = builtPages
    .flatMap((page) => page.all('a'))
    .filter((link) => attribute(link, 'href') === '/give');
  expect(links).not.toHaveLength(0);
  expect(new Set(links.map(textOf))).toEqual(new Set([pageNames.give]));
});
