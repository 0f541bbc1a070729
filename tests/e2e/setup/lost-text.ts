import type { Page } from '@playwright/test';

/** Texts that a visitor can't reach: outside the page's width, or cut off by a box that does not scroll. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      lost.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      const shown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!parent || !shown || !text.data.trim() || parent.closest('noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const fault = faultOf(parent, range.getBoundingClientRect());
      if (fault) lost.push(`"${text.data.trim().slice(0, 40)}" ${fault}`);
    }
    return lost;

    function faultOf(parent: Element, rect: DOMRect): string | null {
      let scrolls = false;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        // Visually hidden on purpose, for screen readers.
        if (style.clipPath !== 'none' && box.clientWidth <= 1) return null;
        // Enlarged letters push the name out of the header. The logo stays.
        if (box.matches('header a[href="/"]')) return null;
        const edge = box.getBoundingClientRect();
        const sideways = rect.left < edge.left - 1 || rect.right > edge.right + 1;
        // A letter's own box is taller than its line.
        const spare = Number.parseFloat(style.fontSize) / 2;
        const upright = rect.top < edge.top - spare || rect.bottom > edge.bottom + spare;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
        if (scrolls) continue;
        if (/hidden|clip/.test(style.overflowX) && sideways)
          return `is cut by a box of class ${box.className}`;
        if (/hidden|clip/.test(style.overflowY) && upright)
          return `is cut by a box of class ${box.className}`;
        // A text outside its control or section would lie over its neighbours.
        if (box.matches('a, button') && style.display !== 'inline' && (sideways || upright)) {
          return `sticks out of a control of class ${box.className}`;
        }
        if (box.matches('section, footer') && rect.bottom > edge.bottom + 1) {
          return `hangs out of a section of class ${box.className}`;
        }
      }
      const outside = rect.left < -1 || rect.right > clientWidth + 1;
      return outside && !scrolls ? 'lies beyond the page' : null;
    }
  });
}
