import type { Page } from '@playwright/test';
import { pageAt, type SitePath } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { ownAmount } from '../setup/giving.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

/** Where the page is scrolled to, in px, after a frame, in which the page's scroll listener has run. */
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(Math.round(window.scrollY)));
      }),
  );
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await scrollTop(page)).toBe(top);
}

/**
 * Expects the page near `top`, in px: sections are laid out when they are near, and differ a little from their
 * estimate.
 */
async function expectNear(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(5);
}

/** Follows a link without scrolling to it, as Playwright's own click would. */
async function follow(page: Page, path: SitePath) {
  await footerLink(page, path).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(pageAt(path).title);
}

/** Names that elements use and no stylesheet defines. */
function missingAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n');
    const named = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) =>
        getComputedStyle(element, part).animationName.split(', '),
      ),
    );
    return [...new Set(named)].filter(
      (name) => name !== 'none' && !css.includes(`@keyframes ${name} `),
    );
  });
}

// every-page/reduced-motion.spec.ts: nothing moves under reduced motion.
test('a link opens a page at its top, and Back, Forward and a reload find the old place @journey', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await scrollTo(page, 2500);
  await follow(page, '/privacy');
  await page.reload();
  await untilHydrated(page);
  // A busy machine may skip the steps of the scroll itself.
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      document.documentElement.dataset['scrolled'] = JSON.stringify(options);
      scrollTo(options as ScrollToOptions);
    };
  });
  const link = footerLink(page, '/programs');
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await test.step('a link opens the page at its top, with the focus on its title', async () => {
    await link.click();
    await expect(page).toHaveURL('/programs');
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', /"behavior":"smooth"/);
  });

  await test.step('the opened page has its own sky, and every animation is defined', async () => {
    expect.soft(await missingAnimations(page)).toEqual([]);
    // Only a new document draws its ending later.
    const ending = page.locator('main [aria-hidden]:has(> i)').last();
    await expect.soft(ending).toHaveCSS('animation-name', 'none');
    await expect.soft(page.locator('[data-hour]').first()).toHaveCSS('--hour', /#/);
  });

  await test.step('the link of the open page leads to its top', async () => {
    await scrollTo(page, 900);
    await follow(page, '/programs');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  await test.step('Back and Forward find the place', async () => {
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page).toHaveTitle(pageAt('/privacy').title);
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

  await test.step('a reload finds the place', async () => {
    // Nobody reloads within milliseconds of the last scroll event.
    await expect.poll(() => page.evaluate(() => window.history.state?.scrollTop)).toBe(900);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

  await test.step('Back finds the place of an earlier document', async () => {
    await page.goBack();
    await expect(page).toHaveTitle(pageAt('/privacy').title);
    await page.goBack();
    await expect(page).toHaveTitle(pageAt('/').title);
    await expectNear(page, 2500);
  });
});

test('the skip link comes first, leads to the top of the page and keeps the address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  const main = page.getByRole('main');
  for (const hydrated of [false, true]) {
    await test.step(`the skip link comes first ${hydrated ? 'after' : 'before'} hydration`, async () => {
      await page.goto('/about');
      if (hydrated) await untilHydrated(page);
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await expectAccessible(page, 'the skip link');
      // Nothing covers it.
      await skip.click({ trial: true });
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(1);
    });
  }
  await test.step('the skip link leads to the top of a page, and Back finds the old place', async () => {
    await expect(page).toHaveURL('/about');
    await scrollTo(page, 2000);
    await follow(page, '/programs');
    await scrollTo(page, 900);
    await skip.press('Enter');
    await expect(main).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBeLessThan(200);
    await page.goBack();
    await expect(page).toHaveTitle(pageAt('/about').title);
    await expectNear(page, 2000);
  });

  await test.step('the skip link keeps the tab of the address', async () => {
    await openHydrated(page, '/get-involved#volunteer');
    await skip.press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Volunteer');
  });
});

test(
  'Forward after a tab returns to the section of Donate Now',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/get-involved');
    await page.getByRole('tab', { name: 'Partner' }).click();
    await scrollTo(page, 500);
    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
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

test('a page that loads slowly is announced, and the choice typed last is kept', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/programs-page-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await stopClock(page);
  await openHydrated(page, '/give');
  const progress = page.locator('#root > div:first-of-type:not([aria-live])');
  await expect(progress).toHaveCount(0);
  const entries = await page.evaluate(() => window.history.length);
  // The page's module is asked for as the focus reaches the link.
  const asked = page.waitForRequest('**/assets/programs-page-*.js');
  await footerLink(page, '/programs').focus();
  await asked;
  await test.step('the choice that was typed last is written before the page is left', async () => {
    for (const shillings of ['100', '251']) await ownAmount(page).fill(shillings);
    await footerLink(page, '/programs').evaluate((link: HTMLElement) => {
      for (let press = 0; press < 2; press += 1) link.click();
    });
    await expect(page).toHaveURL('/give#kes-251-once-for-most');
  });

  await test.step('a page that loads slowly is shown and announced as loading', async () => {
    // What loads faster is not said.
    await page.clock.runFor(399);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(301);
    await expect(progress).toHaveCount(1);
    await expect(progress).toBeInViewport();
    await expectAnnounced(page, 'Loading the page');
  });

  await test.step('two presses open the page once, and Back finds the choice', async () => {
    resolve();
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await expect(progress).toHaveCount(0);
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/give#kes-251-once-for-most');
  });
});
