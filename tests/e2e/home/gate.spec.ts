import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';

/** How wide a leaf looks, in parts of its own width: 1 when it is closed. */
function widthOfLeaf(page: Page): Promise<number> {
  const leaf = page.locator('[data-opens] picture ~ * img').first();
  return leaf.evaluate(
    (img: HTMLElement) => img.getBoundingClientRect().width / (img.offsetWidth || 1),
  );
}

/** `part` of the screen's height is above the gate. */
function scrollGateTo(page: Page, part: number): Promise<void> {
  return page.locator('[data-opens] > :first-child').evaluate((element, share) => {
    const top = element.getBoundingClientRect().top + window.scrollY - share * window.innerHeight;
    window.scrollTo({ top, behavior: 'instant' });
  }, part);
}

test(
  'the gate swings open as the page scrolls, and stands open under reduced motion',
  { tag: ['@both', '@thorough'] },
  async ({ page }) => {
    await page.goto('/');
    await scrollGateTo(page, 0.95);
    await expect.poll(() => widthOfLeaf(page)).toBeGreaterThan(0.7);
    expect(await widthOfLeaf(page)).toBeLessThan(0.95);
    await scrollGateTo(page, 0.1);
    await expect.poll(() => widthOfLeaf(page)).toBeLessThan(0.3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollGateTo(page, 0.95);
    await expect.poll(() => widthOfLeaf(page)).toBeLessThan(0.3);
  },
);

test(
  'in print and in forced colours the gate is its picture, and the ends of the road in words',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    const gate = page.locator('[data-opens]');
    for (const options of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ media: null, forcedColors: null, ...options });
      await expect(gate.getByText('1987 7 children')).toBeVisible();
      await expect(gate.getByText('Today about 150')).toBeVisible();
      await expect(gate.locator('picture')).toBeVisible();
      await expect(gate.locator('picture ~ *').first()).toBeHidden();
      await expect(gate.locator('i').first()).toBeHidden();
    }
  },
);

test(
  'from right to left the word on the gate is read as before',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await scrollGateTo(page, 0.5);
    const leaves = page.locator('[data-opens] picture ~ * img');
    await expect(leaves).toHaveCount(2);
    const lefts = await leaves.evaluateAll((found) =>
      found.map((leaf) => [
        (leaf as HTMLImageElement).src.match(/gate-leaf-(\w+)/)?.[1],
        leaf.getBoundingClientRect().left < window.innerWidth / 2,
      ]),
    );
    expect(lefts).toEqual([
      ['left', true],
      ['right', false],
    ]);
  },
);

test(
  'the picture behind the gate is not loaded with the first screen of a phone, but when it is near',
  { tag: '@thorough' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => url.includes('playground'))).toEqual([]);
    await scrollGateTo(page, 1.2);
    await expect.poll(() => loaded.filter((url) => url.includes('playground'))).toHaveLength(1);
  },
);

test(
  'the gate of the 404 page opens when the link home has the focus',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto('/nowhere');
    await expect.poll(() => widthOfLeaf(page)).toBeGreaterThan(0.99);
    await page.keyboard.press('Shift');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).focus();
    await expect.poll(() => widthOfLeaf(page)).toBeLessThan(0.3);
  },
);
