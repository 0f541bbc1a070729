import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated, setPlaybackRate } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Also get-involved/donate-scroll.spec.ts: the scroll of Donate Now.
test('under reduced motion a link opens a page at its top at once', async ({ page }) => {
  await openHydrated(page, '/about');
  const link = footerLink(page, '/programs');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      document.documentElement.dataset['scrolled'] = JSON.stringify(options);
      scrollTo(options as ScrollToOptions);
    };
  });
  await link.click();
  await expect(page).toHaveURL('/programs');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', /"behavior":"instant"/);
});

test(
  'under reduced motion no style moves anything by itself',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    // What moves only with the visitor's own scrolling has a timeline of its own.
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          // What only comes later, and does not move, takes no time.
          .filter(({ effect }) => Number(effect?.getTiming().duration) > 0)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      );
    for (const { path } of [...sitePages, notFoundPage]) {
      await openHydrated(page, path);
      // Links and buttons change their colours under the pointer.
      await page.getByRole('main').getByRole('link').last().hover();
      expect.soft(await moving(), path).toEqual([]);
    }
    // This finds what moves elsewhere. Slow, so that it is still moving.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setPlaybackRate(page, 0.01);
    await page.goto('/about');
    await page.getByRole('main').getByRole('link').last().hover();
    await expect.poll(async () => (await moving()).length).toBeGreaterThan(0);
  },
);
