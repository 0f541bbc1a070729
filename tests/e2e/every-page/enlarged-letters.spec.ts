import type { Page } from '@playwright/test';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As the browser's own setting does: media queries in em follow it. */
async function enlargeLetters(page: Page, percent: number) {
  const cdp = await page.context().newCDPSession(page);
  // Whole pixels.
  const fontSizes = { standard: Math.round(0.16 * percent), fixed: Math.round(0.13 * percent) };
  await cdp.send('Page.setFontSizes', { fontSizes });
}

const windows = [
  { width: 240, percent: 100 },
  { width: 390, percent: 125 },
  { width: 360, percent: 150 },
  { width: 390, percent: 150 },
  { width: 240, percent: 200 },
  { width: 320, percent: 200 },
  { width: 360, percent: 200 },
  { width: 412, percent: 200 },
] as const;

// A window of a desktop: a phone's own would widen to fit a page that is too wide.
test.describe('in letters that the visitor has enlarged', { tag: '@desktop' }, () => {
  const tabs = waysToHelp.map(({ id }) => ({ path: `/get-involved?tab=${id}` }));
  for (const { path } of [...sitePages, ...tabs, notFoundPage]) {
    test(`${path} loses nothing and scrolls in one direction, from 240 px on`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === notFoundPage.path) expectedErrors.push(/404/);
      await page.goto(path);
      await untilHydrated(page);
      for (const font of textFonts) {
        await setTextFont(page, font);
        for (const { width, percent } of windows) {
          const condition = `${percent} % at ${width} px, ${font} letters`;
          await test.step(condition, async () => {
            await page.setViewportSize({ width, height: 700 });
            await enlargeLetters(page, percent);
            expect.soft(await lostTexts(page), condition).toEqual([]);
          });
        }
      }
      // Enlarging the text alone leaves the media queries as they are.
      await enlargeLetters(page, 100);
      await page.setViewportSize({ width: 360, height: 700 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // Off the screen these keep the height that they had in smaller letters.
        for (const photo of document.querySelectorAll('main li')) {
          Object.assign((photo as HTMLElement).style, { contentVisibility: 'visible' });
        }
      });
      for (const font of textFonts) {
        await setTextFont(page, font);
        expect.soft(await lostTexts(page), `text alone, ${font} letters`).toEqual([]);
      }
    });
  }
});
