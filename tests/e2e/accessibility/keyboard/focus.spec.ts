import type { Page } from '@playwright/test';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// pages.spec.ts focuses the elements of every page by script.

type Stop = { name: string; covered: number };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var firstStop: Element | undefined;
}

/**
 * The focused element, and how many pixels of it lie under the header; null once the focus has left
 * the page's last stop. The headless shell then focuses nothing; a full browser, whose window has no
 * controls here, the first stop again.
 */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    const header = document.querySelector('header');
    if (!header || !activeElement || activeElement === body) return null;
    if (activeElement === globalThis.firstStop) return null;
    globalThis.firstStop ??= activeElement;
    const { top, height } = activeElement.getBoundingClientRect();
    const edge = header.getBoundingClientRect().bottom;
    // The header's own, and the skip link above it.
    const above = header.contains(activeElement) || activeElement.matches('[href="#main"]');
    const fits = height <= window.innerHeight - edge;
    const name = activeElement.getAttribute('name') ?? activeElement.textContent?.trim() ?? '';
    return { name: name.slice(0, 40), covered: fits && !above ? Math.max(0, edge - top) : 0 };
  });
}

async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    globalThis.firstStop = undefined;
  });
  const stops: Stop[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
  throw new Error('the focus never leaves the page');
}

// Without smooth scrolling only the focus moves the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'Tab and Shift+Tab go through the page in the same order, and the header never covers the focus',
  { tag: '@both' },
  async ({ page }) => {
    await openHydrated(page, '/get-involved');
    const down = await stopsOf(page, 'Tab');
    const up = await stopsOf(page, 'Shift+Tab');
    expect(down.length).toBeGreaterThan(15);
    expect(up.map(({ name }) => name).toReversed()).toEqual(down.map(({ name }) => name));
    // The browser scrolls by whole pixels.
    expect([...down, ...up].filter(({ covered }) => covered >= 1)).toEqual([]);
  },
);

test('the open menu does not cover the focus ring of what stands above it', async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  const edge = (await menu.boundingBox())?.y ?? 0;
  const donate = header.getByRole('link', { name: 'Donate Now' });
  for (const stop of [button, donate, header.getByRole('link', { name: 'home page' })]) {
    await expect(stop).toBeFocused();
    const ringEnd = await stop.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return element.getBoundingClientRect().bottom + reach;
    });
    expect.soft(ringEnd).toBeLessThanOrEqual(edge);
    await page.keyboard.press('Shift+Tab');
  }
});
