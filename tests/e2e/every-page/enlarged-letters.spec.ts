import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont } from '../setup/text-font.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** To twice the size, as the browser's own setting does: media queries in em follow it. */
async function enlargeLetters(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return () => cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

// A window of a desktop: a phone's own would widen to fit a page that is too wide.
test.describe('in letters of twice the size', { tag: '@desktop' }, () => {
  for (const { path } of [...sitePages, notFoundPage]) {
    test(`${path} loses nothing and scrolls in one direction, from 240 px on`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === notFoundPage.path) expectedErrors.push(/404/);
      await page.goto(path);
      await untilHydrated(page);
      await page.evaluate(() => {
        // All ways to help at once.
        for (const panel of document.querySelectorAll('[role=tabpanel]'))
          panel.toggleAttribute('data-chosen', true);
      });
      await setTextFont(page, 'wide');
      const reset = await enlargeLetters(page);
      for (const width of [240, 412, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await lostTexts(page), `${width} px`).toEqual([]);
      }
      // Enlarging the text alone leaves the media queries as they are.
      await reset();
      await page.setViewportSize({ width: 360, height: 700 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // Off the screen these keep the height that they had in smaller letters.
        for (const photo of document.querySelectorAll('main li')) {
          Object.assign((photo as HTMLElement).style, { contentVisibility: 'visible' });
        }
      });
      expect.soft(await lostTexts(page), 'text alone').toEqual([]);
    });
  }
});
