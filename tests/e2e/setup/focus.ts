import { expect, type Page } from '@playwright/test';
import { loadAxe } from './accessible.ts';

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

type Color = { toHexString: () => string; parseString: (css: string) => Color };

/** The parts of axe that its types leave out. */
type Colors = {
  Color: new () => Color;
  getBackgroundColor: (element: Element) => Color | null;
  getContrast: (one: Color, other: Color) => number;
};

/**
 * Focuses every element, forwards and backwards. Fails if the header covers a part of one that fits below it (WCAG 2.2
 * §2.4.12), or if a focus ring is missing, thinner than 2 px, cut off, or has a contrast below 3 (§2.4.13).
 */
export async function expectFocusShown(page: Page, state: string) {
  await loadAxe(page);
  // After a click the focus has no ring until a key is pressed.
  await page.keyboard.press('Tab');
  const { measured, faults } = await page.evaluate((focusable) => {
    const { setup, teardown, commons } = window.axe;
    const { Color, getBackgroundColor, getContrast } = Reflect.get(commons, 'color') as Colors;
    const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
    const header = document.querySelector('header');
    const elements = [...scope.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    // axe's positions are valid only until the page scrolls.
    setup(document.body);
    const faults = elements.flatMap((element) => faultsOfRing(element));
    teardown();
    for (const element of [...elements, ...elements.toReversed()]) {
      element.focus();
      const { top, height } = element.getBoundingClientRect();
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      // The skip link is shown above the header. The browser scrolls by whole pixels.
      if (
        scope === document.body &&
        !header?.contains(element) &&
        !element.matches('[href="#main"]') &&
        height <= window.innerHeight - edge &&
        edge - top >= 1
      )
        faults.push(`${element.textContent}: covered by ${edge - top} px`);
    }
    // Restores the page.
    elements[0]?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { measured: elements.length, faults };

    function faultsOfRing(element: HTMLElement): string[] {
      element.focus({ preventScroll: true });
      const found: string[] = [];
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
      const offset = Number.parseFloat(outlineOffset);
      const width = Number.parseFloat(outlineWidth);
      if (outlineStyle !== 'solid' || width < 2) found.push('has no ring');
      // axe can't tell what is on a picture, and does not see the pill under the hero's dots.
      const ground = getBackgroundColor((offset < 0 ? element : element.parentElement) ?? element);
      const ring = new Color().parseString(outlineColor);
      if (ground && !element.closest('[aria-label="Pictures"]') && getContrast(ground, ring) < 3)
        found.push(`has a ring of ${outlineColor} on ${ground.toHexString()}`);
      const { left, right } = element.getBoundingClientRect();
      const reach = offset + width - 1;
      for (let box = element.parentElement; box && scope.contains(box); box = box.parentElement) {
        const outer = box.getBoundingClientRect();
        const cuts = /hidden|clip/.test(getComputedStyle(box).overflowX);
        if (cuts && (left - reach < outer.left || right + reach > outer.right))
          found.push(`has a ring that ${box.className} cuts off`);
      }
      return found.map((fault) => `${element.ariaLabel ?? element.textContent}: ${fault}`);
    }
  }, FOCUSABLE);
  expect(measured).toBeGreaterThan(1);
  expect.soft(faults, state).toEqual([]);
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
