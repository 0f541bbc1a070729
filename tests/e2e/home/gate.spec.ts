import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';

/** The first leaf's part of the gate's width, from 0 to 1: closed 0.42, because the posts take 0.17. */
function coveredByLeaf(page: Page): Promise<number> {
  const gate = page.locator('[data-opens]');
  return gate.evaluate((element) => {
    const leaf = element.querySelector('picture ~ * img');
    return (leaf?.getBoundingClientRect().width ?? 0) / element.getBoundingClientRect().width;
  });
}

/** `part` of the screen's height is above the gate. */
function scrollGateTo(page: Page, part: number): Promise<void> {
  return page.locator('[data-opens]').evaluate((element, share) => {
    const top = element.getBoundingClientRect().top + window.scrollY - share * window.innerHeight;
    window.scrollTo({ top, behavior: 'instant' });
  }, part);
}

test(
  'the gate swings open as the page scrolls, and stands open in print and under reduced motion',
  { tag: ['@both', '@thorough'] },
  async ({ page }) => {
    await page.goto('/');
    await scrollGateTo(page, 0.95);
    await expect.poll(() => coveredByLeaf(page)).toBeGreaterThan(0.35);
    expect(await coveredByLeaf(page)).toBeLessThan(0.4);
    await scrollGateTo(page, 0.1);
    await expect.poll(() => coveredByLeaf(page)).toBeLessThan(0.3);
    for (const options of [{ media: 'print' }, { reducedMotion: 'reduce' }] as const) {
      await page.emulateMedia({ media: null, ...options });
      await scrollGateTo(page, 0.95);
      await expect.poll(() => coveredByLeaf(page)).toBeLessThan(0.3);
    }
  },
);

test(
  'the gate of the 404 page opens when the link home has the focus',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto('/nowhere');
    await expect.poll(() => coveredByLeaf(page)).toBeGreaterThan(0.4);
    await page.keyboard.press('Shift');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).focus();
    await expect.poll(() => coveredByLeaf(page)).toBeLessThan(0.3);
  },
);
