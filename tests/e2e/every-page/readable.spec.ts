import type { Page } from '@playwright/test';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectUsable } from '../setup/usable.ts';
import { untilHydrated } from '../setup/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As a visitor's own style sheet would have it; WCAG 1.4.12 names the values. */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

async function addStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function expectNothingLost(page: Page, condition: string) {
  await test.step(condition, async () => {
    expect.soft(await lostTexts(page), condition).toEqual([]);
    await expectUsable(page);
  });
}

for (const { path } of [...sitePages, notFoundPage]) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, expectedErrors }) => {
      if (path === notFoundPage.path) expectedErrors.push(/404/);
      // 1280 × 1024 at 400 % is a page of this size.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      await untilHydrated(page);
    });

    test('loses nothing in a narrow, spaced, mirrored, middling or printed page [fault 47]', async ({
      page,
    }) => {
      await expectNothingLost(page, '320 px');
      await addStyle(page, TEXT_SPACING);
      await expectNothingLost(page, 'wider text spacing');
      await addStyle(page, '');
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await expectNothingLost(page, 'right to left');
      await page.evaluate(() => {
        document.documentElement.dir = 'ltr';
      });
      await page.setViewportSize({ width: 800, height: 600 });
      await expectNothingLost(page, '800 px');
      // A4 without its margins.
      await page.setViewportSize({ width: 718, height: 1046 });
      await page.emulateMedia({ media: 'print' });
      await expectNothingLost(page, 'print');
    });

    test('loses nothing in letters of twice the size [fault 54]', async ({ page, context }) => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingLost(page, `${width} px`);
      }
    });
  });
}

test('in forced colours every control has an edge [fault 47]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of sitePages) {
    await page.goto(path);
    const edgeless = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .filter((button) =>
          [null, '::before'].every((part) => getComputedStyle(button, part).borderStyle === 'none'),
        )
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect.soft(edgeless, path).toEqual([]);
  }
});

test('on paper stand all six ways to help and the payment details [fault 47]', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/get-involved?tab=visit');
  await untilHydrated(page);
  for (const { title } of waysToHelp) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const value of ['177338', 'MCCH', '5800555002']) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
});
