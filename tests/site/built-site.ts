import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { notFoundPage, sitePages, type SitePage } from '../../src/site-map.ts';

export type Element = DefaultTreeAdapterTypes.Element;

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What `npm run build:tests` has built, and in tests/home what is published. */
const folder = process.env['FACTS'] === 'tests' ? '.cache/tests/dist/' : 'dist/';

export const distDir = fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/** The text of a built file. Throws if it is missing, and says to run the build first. */
export function builtFile(name: string): string {
  if (!existsSync(distDir + name))
    throw new Error(`${folder}${name} is missing; run: npm run build:tests`);
  return readFileSync(distDir + name, 'utf8');
}

/** When the site was built: the machine's date may be another when it is tested. */
export const builtOn = new Date(
  (JSON.parse(builtFile('build.json')) as { builtOn: string }).builtOn,
);

export function isBuiltFile(pathname: string): boolean {
  const file = distDir + decodeURIComponent(pathname).slice(1);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The start tag, for messages of failed tests. */
export function opening({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}

/** Null means that the attribute must not be present. */
type Attributes = Readonly<Record<string, string | null>>;

/** The elements that have one of the tag names ('*' for any) and all attributes. */
function matching(elements: readonly Element[], tagNames: string, wanted: Attributes): Element[] {
  return elements.filter(
    (it) =>
      (tagNames === '*' || tagNames.split(' ').includes(it.tagName)) &&
      Object.entries(wanted).every(([name, value]) => attribute(it, name) === value),
  );
}

export function inside(parent: Element | undefined, tagNames: string, wanted: Attributes = {}) {
  return matching(parent ? elementsIn(parent) : [], tagNames, wanted);
}

/** `[text, address]` of every link. */
export function linksIn(element: Element | undefined): [string, string | null][] {
  return inside(element, 'a').map((link) => [textOf(link), attribute(link, 'href')]);
}

export class BuiltPage {
  readonly path: string;
  readonly elements: Element[];

  constructor({ path, file }: SitePage) {
    this.path = path;
    this.elements = elementsIn(parseHtml(builtFile(file)));
  }

  all(tagNames: string, wanted: Attributes = {}): Element[] {
    return matching(this.elements, tagNames, wanted);
  }

  /** The element with the id, or the innermost section or item around the heading with the id. */
  part(id: string): Element {
    const found = this.elements.find((element) => attribute(element, 'id') === id);
    const isHeading = /^h\d$/.test(found?.tagName ?? '');
    const part = isHeading
      ? this.all('section li').findLast((section) => found && elementsIn(section).includes(found))
      : found;
    if (!part) throw new Error(`${this.path} has no part "${id}"`);
    return part;
  }

  get ids(): string[] {
    return this.elements.map((element) => attribute(element, 'id')).filter((id) => id !== null);
  }

  get text(): string {
    return this.all('body').map(textOf).join(' ');
  }
}

export const builtPages = [...sitePages, notFoundPage].map((page) => new BuiltPage(page));

export function builtPage(path: string): BuiltPage {
  const found = builtPages.find((page) => page.path === path);
  if (!found) throw new Error(`the site map has no page ${path}`);
  return found;
}

/** Parses as a browser without script does: the content of <noscript> becomes elements, not text. */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false });
}

/** All elements inside, in document order, and also those inside <template>. */
export function elementsIn(parent: Parent): Element[] {
  const children = tree.getChildNodes(parent).filter((child) => tree.isElementNode(child));
  return children.flatMap((child) =>
    [child].concat(elementsIn('content' in child ? child.content : child)),
  );
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** The texts of an element without those of the elements inside. */
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
