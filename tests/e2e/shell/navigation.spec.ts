import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { announced } from '../setup/announced.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { openHydrated } from '../setup/hydration.ts';

type ScrollWindow = { behaviors?: (string | undefined)[] };

/** In px, after a frame: the page's scroll listener has run. */
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(Math.round(window.scrollY)));
      }),
  );
}

/** How scripts scroll, from the next load on. A busy machine may skip the steps of the scroll itself. */
async function keepScrollBehaviors(page: Page) {
  await page.addInitScript(() => {
    const behaviors: (string | undefined)[] = [];
    (window as ScrollWindow).behaviors = behaviors;
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') throw new Error('scrolled by bare numbers');
      behaviors.push(options.behavior);
      scrollTo(options);
    };
  });
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `a link opens a page at its top; Back returns to the old place (${reducedMotion})`,
    { tag: reducedMotion === 'reduce' ? '@thorough' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await keepScrollBehaviors(page);
      await openHydrated(page, '/privacy');
      const link = footerLink(page, '/programs');
      await link.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      expect(left).toBeGreaterThan(500);
      await link.click();
      await expect(page).toHaveURL('/programs');
      await expect(page).toHaveTitle(pageAt('/programs').title);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(0);
      expect(await page.evaluate(() => (window as ScrollWindow).behaviors)).toEqual([
        reducedMotion === 'reduce' ? 'instant' : 'smooth',
      ]);
      expect(await missingAnimations(page)).toEqual([]);
      // The document has only its own page's sky and crops.
      const head = page.locator('[data-hour]').first();
      await expect(head).toHaveCSS('--hour', /#/);
      await expect(head.locator('[data-photo]')).not.toHaveCSS('--focal-x', '');

      await footerLink(page, '/programs').scrollIntoViewIfNeeded();
      const leftAgain = await scrollTop(page);
      expect(leftAgain).toBeGreaterThan(500);
      await page.goBack();
      await expect(page).toHaveTitle(pageAt('/privacy').title);
      await expect.poll(() => scrollTop(page)).toBe(left);
      await page.goForward();
      await expect(page).toHaveTitle(pageAt('/programs').title);
      await expect.poll(() => scrollTop(page)).toBe(leftAgain);
    },
  );
}

test('shows and announces that a page is loading', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/programs-page-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await openHydrated(page, '/about');
  const progress = page.locator('#root > div:first-of-type:not([aria-live])');
  await expect(progress).toHaveCount(0);
  const entries = await page.evaluate(() => window.history.length);
  await footerLink(page, '/programs').dblclick();
  await expect(progress).toHaveCount(1);
  await expect(progress).toBeInViewport();
  await expect(announced(page)).toHaveText('Loading the page');
  resolve();
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await expect(progress).toHaveCount(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/about').title);
});
