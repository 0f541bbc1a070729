/**
 * Runs in the page, from its start. A browser's translation replaces each text by another, and React goes on
 * writing into the one that it has rendered, or fails to remove it. A text that is the only child of its
 * element is safe, because React then replaces all that the element holds. So this reports a text of React's
 * that changes, comes or goes beside other nodes, and an element that comes before such a text.
 */
export function reportChangedTexts() {
  // React marks the texts that it keeps; those that it writes as the only child are not among them.
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
