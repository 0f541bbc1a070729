import type { Page } from '@playwright/test';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectUsable } from '../setup/usable.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNothingLost(page: Page, condition: string) {
  await test.step(condition, async () => {
    expect.soft(await lostTexts(page), condition).toEqual([]);
    await expectUsable(page);
  });
}

async function setDirection(page: Page, direction: 'ltr' | 'rtl') {
  await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
}

/** The distances of WCAG 2.2 §1.4.12, as a visitor's own style sheet sets them. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    // The policy allows no `<style>`; a sheet that a script constructs is no markup.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Forced colours take backgrounds away, so only a border shows where a control is, or its icon. */
async function expectEdges(page: Page) {
  await test.step('forced colours', async () => {
    const edgeless = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .filter((button) =>
          [button, ...button.querySelectorAll('*')]
            .flatMap((it) => [getComputedStyle(it), getComputedStyle(it, '::before')])
            .every(({ borderStyle }) => borderStyle === 'none'),
        )
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect.soft(edgeless, 'forced colours').toEqual([]);
  });
}

// The window of a desktop, without a phone's own way of fitting wide pages in.
test.describe('in every window', { tag: '@desktop' }, () => {
  for (const { path } of [...sitePages, notFoundPage]) {
    test(`${path} loses nothing: narrow, spaced, mirrored, printed or in forced colours`, async ({
      page,
    }) => {
      // 1280 × 1024 at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await openHydrated(page, path);
      await expectNothingLost(page, '320 px');
      await page.emulateMedia({ forcedColors: 'active' });
      await expectEdges(page);
      await page.emulateMedia({ forcedColors: 'none' });
      await setDirection(page, 'rtl');
      await expectNothingLost(page, 'right to left');
      await setDirection(page, 'ltr');
      await spaceText(page);
      await expectNothingLost(page, 'wider text spacing');
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      await page.setViewportSize({ width: 800, height: 600 });
      await expectNothingLost(page, '800 px');
      // A4 without its margins.
      await page.setViewportSize({ width: 718, height: 1046 });
      await page.emulateMedia({ media: 'print' });
      await expectNothingLost(page, 'print');
    });
  }
});

test('all ways to help and the payment details are printed, and no button', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openHydrated(page, '/get-involved?tab=visit');
  for (const { title } of waysToHelp) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectUsable(page);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
