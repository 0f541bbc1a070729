/**
 * Runs in the page. A translation replaces text nodes, but React keeps writing to its own, or fails to remove them. A
 * text that is the only child of its element is safe, because React replaces the element's whole content. This reports
 * a text that changes, appears or goes beside other nodes, and an element that appears before such a text.
 */
export function reportChangedTexts() {
  // React marks the text nodes that it keeps. It keeps no text that is an only child.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this function alone
  const isKept = (node: Node | null) =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const report = (records: MutationRecord[]) => {
    if (document.documentElement.classList.contains('translated-ltr')) return;
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const kept = [...addedNodes, ...removedNodes].find((node) => isKept(node));
      const changed = type === 'characterData' && isKept(target) ? target : kept;
      const before = addedNodes.length > 0 && isKept(nextSibling) ? nextSibling : null;
      const text = changed ?? before;
      if (text)
        console.error(`a text that changes beside another node: ${JSON.stringify(text.nodeValue)}`);
    }
  };
  const all = { subtree: true, childList: true, characterData: true } as const;
  new MutationObserver(report).observe(document, all);
}
