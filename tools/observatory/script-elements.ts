import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type ScriptElement = {
  src: string;
  crossOrigin: string | null;
  getAttribute: (name: string) => string | null;
};

/** All that the Observatory asks of jsdom, which weighs 40 packages: a document's script elements. */
export class JSDOM {
  readonly window: { document: { querySelectorAll: (selector: 'script') => ScriptElement[] } };

  constructor(html: string) {
    const scripts = scriptsIn(parse(html, { scriptingEnabled: false }));
    this.window = { document: { querySelectorAll: () => scripts } };
  }
}

function scriptsIn(parent: DefaultTreeAdapterTypes.ParentNode): ScriptElement[] {
  const children = tree.getChildNodes(parent).filter((child) => tree.isElementNode(child));
  return children.flatMap((child) => {
    const getAttribute = (name: string) =>
      child.attrs.find((attribute) => attribute.name === name)?.value ?? null;
    const script = {
      src: getAttribute('src') ?? '',
      crossOrigin: getAttribute('crossorigin'),
      getAttribute,
    };
    return (child.tagName === 'script' ? [script] : []).concat(scriptsIn(child));
  });
}
