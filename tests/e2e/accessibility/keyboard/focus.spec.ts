import type { Page } from '@playwright/test';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// That the header covers none of them: accessibility/pages.spec.ts.

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var firstStop: Element | undefined;
}

/**
 * The focused element; null once the focus has left the page's last stop. The headless shell then focuses
 * nothing; a full browser, whose window has no controls here, the first stop again.
 */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return null;
    if (activeElement === globalThis.firstStop) return null;
    globalThis.firstStop ??= activeElement;
    return activeElement.getAttribute('name') ?? activeElement.textContent;
  });
}

async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    globalThis.firstStop = undefined;
  });
  const stops: string[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop !== null) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
  throw new Error('the focus never leaves the page');
}

test('Tab and Shift+Tab go through the page in the same order, on a phone and on a desktop', async ({
  page,
}) => {
  await openHydrated(page, '/get-involved');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const down = await stopsOf(page, 'Tab');
    const up = await stopsOf(page, 'Shift+Tab');
    expect(down.length).toBeGreaterThan(15);
    expect(up.toReversed()).toEqual(down);
  }
});
