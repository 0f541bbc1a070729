import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

type Stop = { name: string; covered: number };

/**
 * The element that has the focus, and how many of its pixels lie under the header (WCAG 2.4.12). One
 * that is higher than what the header leaves can't but reach under it.
 */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    const header = document.querySelector('header');
    if (!header || !activeElement || activeElement === body) return null;
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
  const stops: Stop[] = [];
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
  throw new Error('the focus never leaves the page');
}

// Still, so that nothing but the focus moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages) {
  test(`the focus is never under the header of ${path}, on the way down and up`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const down = await stopsOf(page, 'Tab');
    const up = await stopsOf(page, 'Shift+Tab');
    expect(down.length).toBeGreaterThan(15);
    expect(up.map(({ name }) => name).toReversed()).toEqual(down.map(({ name }) => name));
    // The browser scrolls by whole pixels.
    expect([...down, ...up].filter(({ covered }) => covered >= 1)).toEqual([]);
  });
}

test('the open menu covers nothing of the ring around what stands above it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the links stand in the header');
  await page.goto('/');
  await untilHydrated(page);
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
