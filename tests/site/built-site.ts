import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { notFoundPage, sitePages, type SitePage } from '../../src/site-map.ts';

export type Element = DefaultTreeAdapterTypes.Element;

export const distDir = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A built file as text; its absence is named, because `npm run build` is then what is missing. */
export function builtFile(name: string): string {
  if (!existsSync(distDir + name)) throw new Error(`dist/${name} is missing; run: npm run build`);
  return readFileSync(distDir + name, 'utf8');
}

/** Every element of a part of a document in its order, those for visitors without script included. */
export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const children = tree.getChildNodes(parent).filter((child) => tree.isElementNode(child));
  return children.flatMap((child) =>
    [child].concat(elementsIn('content' in child ? child.content : child)),
  );
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** The text inside an element, white space drawn together. */
export function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  const pieces = tree.getChildNodes(node).map((child) => {
    if (tree.isTextNode(child)) return child.value;
    return tree.isElementNode(child) ? textOf(child) : '';
  });
  return pieces.join('').replaceAll(/\s+/g, ' ').trim();
}

/** How a failed check names an element. */
export function opening({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}

export class BuiltPage {
  readonly path: string;
  readonly indexable: boolean;
  readonly elements: Element[];

  constructor({ path, file, indexable }: SitePage) {
    this.path = path;
    this.indexable = indexable;
    // Without script, so that what stands in <noscript> is looked at as well.
    this.elements = elementsIn(parse(builtFile(file), { scriptingEnabled: false }));
  }

  all(...tagNames: string[]): Element[] {
    return this.elements.filter(({ tagName }) => tagNames.includes(tagName));
  }

  get ids(): string[] {
    return this.elements.map((element) => attribute(element, 'id')).filter((id) => id !== null);
  }

  get text(): string {
    return this.all('body').map(textOf).join(' ');
  }
}

/** Every page of the site and the one for unknown paths. */
export const builtPages = [...sitePages, notFoundPage].map((page) => new BuiltPage(page));

export function builtPage(path: string): BuiltPage {
  const found = builtPages.find((page) => page.path === path);
  if (!found) throw new Error(`the site map has no page ${path}`);
  return found;
}
