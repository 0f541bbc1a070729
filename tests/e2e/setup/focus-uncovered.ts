import { expect, test, type Page } from '@playwright/test';
import { FOCUSABLE } from './forced-states.ts';

/**
 * Focuses every element of the page, forwards and backwards, and fails if the header covers a part of
 * one (WCAG 2.2 §2.4.12). An element that is higher than what the header leaves free can't but reach
 * under it.
 */
export async function expectFocusUncovered(page: Page, state: string) {
  await test.step(`${state} the header covers nothing that has the focus`, async () => {
    const { measured, covered } = await page.evaluate((focusable) => {
      const header = document.querySelector('header');
      const elements = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // The skip link is shown above the header.
          !header?.contains(element) &&
          !element.matches('[href="#main"]'),
      );
      const covered = [...elements, ...elements.toReversed()].flatMap((element) => {
        element.focus();
        const { top, height } = element.getBoundingClientRect();
        const edge = header?.getBoundingClientRect().bottom ?? 0;
        // The browser scrolls by whole pixels.
        const isCovered = height <= window.innerHeight - edge && edge - top >= 1;
        return isCovered ? [`${element.textContent?.trim()}: ${edge - top} px`] : [];
      });
      // Leaves the page as it was.
      elements[0]?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
      return { measured: elements.length, covered };
    }, FOCUSABLE);
    expect(measured).toBeGreaterThan(5);
    expect.soft(covered, state).toEqual([]);
  });
}
