import { parseSync } from 'vite';
import { HOLE } from './possible-names.ts';
import type { Sources } from './repeated-facts.ts';

export type WrittenText = { file: string; line: number; text: string };

/** Nodes without texts: types, and the files of imports. */
const skipped = /^(?:Import|Export(?:All|Named)Declaration$|TS(?!AsExpression|Satisfies))/;
/** Attributes that hold addresses, ids and the names of styles. */
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
  // One word is an id or a class.
  if (own !== null) return own.includes(' ') ? [{ start: value.start, text: own }] : [];
  // Not all of `export const …` is skipped: its declaration may hold texts.
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

/** The text of a literal, or null of another node. A hole stands for each expression of a template. */
function ownText(node: Node): string | null {
  const { value } = node;
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as readonly { value: { cooked: string } }[];
  return parts.map((it) => it.value.cooked).join(HOLE);
}
