import { parseSync } from 'vite';
import type { Sources } from './repeated-facts.ts';

export type WrittenText = { file: string; line: number; text: string };

/** What is no text: the names of types, files and styles. */
const skipped = /^(?:Import|Export(?:All|Named)Declaration$|TS(?!AsExpression|Satisfies))/;
const wordlessAttributes = /^(?:className|id|href|to|type|name|rel|target|d|viewBox|key|role)$/;

/** Texts of components, and of functions in the content: their values are known only in the browser. */
export function writtenTexts(sources: Sources): WrittenText[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    textsIn(parseSync(file, source).program).map(({ start, text }) => {
      return { file, line: source.slice(0, start).split('\n').length, text };
    }),
  );
}

type Found = { start: number; text: string };

type Node = { type: string; start: number } & Readonly<Record<string, unknown>>;

function textsIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap((it) => textsIn(it));
  if (!isNode(value)) return [];
  const own = ownText(value);
  if (own !== null) return own.includes(' ') ? [{ start: value.start, text: own }] : [];
  // `export const …` holds a declaration.
  if (skipped.test(value.type)) return textsIn(value['declaration']);
  if (value.type === 'JSXAttribute' && isNode(value['name'])) {
    if (wordlessAttributes.test(String(value['name']['name']))) return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'type' || key === 'key' ? [] : textsIn(inner),
  );
}

function isNode(value: unknown): value is Node {
  return typeof (value as { type?: unknown } | null | undefined)?.type === 'string';
}

/** Of a literal. What a template takes has a mark in its place. */
function ownText(node: Node): string | null {
  const { value } = node;
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as readonly { value: { cooked: string } }[];
  return parts.map((it) => it.value.cooked).join('|');
}
