import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { ownAmount } from '../setup/giving.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits for the frame that sends the scroll event. A person does not click in the same frame. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return new Promise(requestAnimationFrame);
  }, top);
  expect(await scrollTop(page)).toBe(top);
}

/** In px. Sections are laid out only when they are near, and differ a little from their estimated height. */
async function expectNear(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(5);
}

test('Back and Forward find the old positions even after a reload', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await scrollTo(page, 2500);
  await footerLink(page, '/programs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 900);
  // Nobody reloads within milliseconds of the last scroll event.
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollTop)).toBe(900);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').title);
  await expectNear(page, 2500);
  await page.goForward();
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test("the skip link leads to the page's top and keeps the address", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  const press = () => skip.press('Enter');
  await page.goto('/about');
  await untilHydrated(page);
  await press();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/about');
  await scrollTo(page, 2000);
  await footerLink(page, '/programs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await scrollTo(page, 900);
  await press();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBeLessThan(200);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/about').title);
  await expectNear(page, 2000);

  await page.goto('/get-involved#volunteer');
  await untilHydrated(page);
  await press();
  await expect(page.getByRole('tab', { name: 'Volunteer' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test(
  'Forward after a tab returns to the section of Donate Now',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/get-involved');
    await untilHydrated(page);
    await page.getByRole('tab', { name: 'Partner' }).click();
    await scrollTo(page, 500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/get-involved?tab=donate"]')?.click(),
    );
    await expect(page).toHaveURL('/get-involved?tab=donate');
    await expect(page.getByRole('heading', { name: 'How to Donate' })).toBeInViewport();
    const donate = await scrollTop(page);
    expect(donate).toBeGreaterThan(700);
    await page.goBack();
    await expectNear(page, 500);
    await page.goForward();
    await expectNear(page, donate);
  },
);

test('follows a link that is clicked before a choice is written to the address', async ({
  page,
}) => {
  await page.goto('/give');
  await untilHydrated(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/programs-page-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  for (const shillings of ['100', '251']) await ownAmount(page).fill(shillings);
  await footerLink(page, '/programs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/give#kes-251-once');
  resolve();
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await page.goBack();
  await expect(page).toHaveURL('/give#kes-251-once');
});
