import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** As a browser without script: the content of <noscript> becomes elements, not text. */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false });
}

/** In document order, including those inside <template>. */
export function elementsIn(parent: Parent): Element[] {
  const children = tree.getChildNodes(parent).filter((child) => tree.isElementNode(child));
  return children.flatMap((child) =>
    [child].concat(elementsIn('content' in child ? child.content : child)),
  );
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** Without the texts of the elements inside. */
export function ownTexts(element: Element): string[] {
  return tree
    .getChildNodes(element)
    .flatMap((child) => (tree.isTextNode(child) ? child.value : []));
}

/** Trimmed, with single spaces. */
export function textOf(node: Parent): string {
  return textContent(node).replaceAll(/\s+/g, ' ').trim();
}

function textContent(node: Parent): string {
  const pieces = tree.getChildNodes(node).map((child) => {
    if (tree.isTextNode(child)) return child.value;
    return tree.isElementNode(child) ? textContent(child) : '';
  });
  return pieces.join('');
}
