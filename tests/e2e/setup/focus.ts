import { expect, test, type Page } from '@playwright/test';
import { loadAxe } from './accessible.ts';

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

type Color = { toHexString: () => string; parseString: (css: string) => Color };

/** What axe's types leave out. */
type Colors = {
  Color: new () => Color;
  getBackgroundColor: (element: Element) => Color | null;
  getContrast: (one: Color, other: Color) => number;
};

/**
 * Focuses every element of the page, forwards and backwards. Fails if the header covers a part of one (WCAG 2.2
 * §2.4.12), unless it is higher than what the header leaves free, or if its ring is missing, thinner than 2 px, cut
 * off or of a contrast below 3 to what it lies on (§2.4.13).
 */
export async function expectFocusShown(page: Page, state: string) {
  await test.step(`${state} the focus is shown`, async () => {
    await loadAxe(page);
    // Until a key is pressed, a focus has no ring after a click.
    await page.keyboard.press('Tab');
    const { measured, faults } = await page.evaluate((focusable) => {
      const { setup, teardown, commons } = window.axe;
      const { Color, getBackgroundColor, getContrast } = Reflect.get(commons, 'color') as Colors;
      const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
      const header = document.querySelector('header');
      const elements = [...scope.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      setup(document.body);
      const faults = [...elements, ...elements.toReversed()].flatMap((element) =>
        faultsOf(element).map((fault) => `${element.ariaLabel ?? element.textContent}: ${fault}`),
      );
      teardown();
      // Leaves the page as it was.
      elements[0]?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
      return { measured: elements.length, faults };

      function faultsOf(element: HTMLElement): string[] {
        element.focus();
        const faults: string[] = [];
        const box = element.getBoundingClientRect();
        const edge = header?.getBoundingClientRect().bottom ?? 0;
        // The skip link is shown above the header. The browser scrolls by whole pixels.
        if (
          scope === document.body &&
          !header?.contains(element) &&
          !element.matches('[href="#main"]') &&
          box.height <= window.innerHeight - edge &&
          edge - box.top >= 1
        )
          faults.push(`covered by ${edge - box.top} px`);
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } =
          getComputedStyle(element);
        const offset = Number.parseFloat(outlineOffset);
        if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2)
          faults.push('has no ring');
        // axe can't tell what is on a picture, and does not see the pill under the dots of the rotating pictures.
        const ground = getBackgroundColor(
          (offset < 0 ? element : element.parentElement) ?? element,
        );
        const ring = new Color().parseString(outlineColor);
        if (ground && !element.closest('[aria-label="Pictures"]') && getContrast(ground, ring) < 3)
          faults.push(`has a ring of ${outlineColor} on ${ground.toHexString()}`);
        const reach = offset + Number.parseFloat(outlineWidth);
        for (
          let around = element.parentElement;
          around && scope.contains(around);
          around = around.parentElement
        ) {
          const outer = around.getBoundingClientRect();
          if (
            /hidden|clip/.test(getComputedStyle(around).overflowX) &&
            (box.left - reach < outer.left - 1 || box.right + reach > outer.right + 1)
          )
            faults.push(`has a ring that ${around.className} cuts off`);
        }
        return faults;
      }
    }, FOCUSABLE);
    expect(measured).toBeGreaterThan(2);
    expect.soft(faults, state).toEqual([]);
  });
}

/** Renders every focusable element as it is under the pointer, until another document is loaded. */
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
