import { expect, test, type Page } from '@playwright/test';
import { FOCUSABLE } from './forced-states.ts';

/**
 * Fails if a visible target is smaller than 44 px (WCAG 2.2 §2.5.5). A link inside a sentence is as
 * high as its line, which the criterion allows. The dots of the rotating pictures are 24 px wide
 * (§2.5.8), because a wider pill would lie over children.
 */
export async function expectLargeTargets(page: Page, state: string) {
  await test.step(`${state} has large targets`, async () => {
    const { measured, small } = await page.evaluate((focusable) => {
      const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
      const targets = [...scope.querySelectorAll(focusable)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          element.getAttribute('role') !== 'tabpanel' &&
          (!['inline', 'inline-block'].includes(getComputedStyle(element).display) ||
            element.parentElement?.textContent?.trim() === element.textContent?.trim()),
      );
      const small = targets.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const narrowest = element.closest('[aria-label="Pictures"]') ? 24 : 44;
        // Chromium's layout units are 1/64 px.
        return width < narrowest - 0.02 || height < 43.98
          ? [`${width} × ${height}: ${element.getAttribute('aria-label') ?? element.textContent}`]
          : [];
      });
      return { measured: targets.length, small };
    }, FOCUSABLE);
    expect(measured).toBeGreaterThan(2);
    expect.soft(small, state).toEqual([]);
  });
}
