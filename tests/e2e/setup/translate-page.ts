/**
 * Runs in the page. Like Chrome's translation it replaces each text, now and later, by one inside two <font> elements.
 * The words stay, so that tests can find them.
 */
export function translatePage(): void {
  const kept = '[translate="no"], script, style, noscript, textarea, option, font';
  function replaceTexts(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  document.documentElement.lang = 'sw';
  document.documentElement.classList.add('translated-ltr');
  replaceTexts(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) replaceTexts(target.parentNode ?? target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
