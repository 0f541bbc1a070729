import type { Page } from '@playwright/test';

/**
 * What Chrome's translation does to a page: each text is replaced by one inside two <font>
 * elements, and so is each text that appears later. The words stay, so that they can be found.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = '[translate="no"], script, style, noscript, textarea, option, font';
    function wrapTexts(root: Node) {
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
    wrapTexts(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) wrapTexts(target.parentNode ?? target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
