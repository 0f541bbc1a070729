import type { Page } from '@playwright/test';

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/**
 * Focuses every element, forwards and backwards. Returns those that fit below the header, and are covered by it in part
 * (WCAG 2.2 §2.4.12).
 */
export function coveredByHeader(page: Page): Promise<string[]> {
  return page.evaluate((focusable) => {
    const header = document.querySelector('header');
    const elements = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      // The skip link is shown above the header.
      (it) =>
        it.checkVisibility({ visibilityProperty: true }) &&
        !header?.contains(it) &&
        !it.matches('[href="#main"]'),
    );
    const covered = [...elements, ...elements.toReversed()].flatMap((element) => {
      element.focus();
      const { top, height } = element.getBoundingClientRect();
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      // The browser scrolls by whole pixels.
      const isCovered = height <= window.innerHeight - edge && edge - top >= 1;
      return isCovered ? [`${element.textContent}: covered by ${edge - top} px`] : [];
    });
    // Restores the page.
    elements[0]?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return elements.length > 1 ? covered : ['no controls were found'];
  }, FOCUSABLE);
}

/** Every focusable element looks hovered until another document is loaded. */
export async function forceHover(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: FOCUSABLE,
  });
  const forcedPseudoClasses = ['hover'];
  for (const nodeId of nodeIds)
    await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
