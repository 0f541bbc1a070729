import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../../tools/browser/launch-options.ts';
import { expect, test } from '../setup/site-test.ts';

// Chrome's "Darken websites" on a phone whose theme is dark.
test.use({
  colorScheme: 'dark',
  launchOptions: {
    ...launchOptions,
    args: (launchOptions.args ?? []).map((it) =>
      it.startsWith('--blink-settings=') ? `${it},forceDarkModeEnabled=true` : it,
    ),
  },
});

/** How bright the screen is on average, from 0 (black) to 255. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('a phone that darkens pages leaves the page as it is drawn', async ({ page }) => {
  await page.goto('/safeguarding');
  expect(await brightness(page), 'the page stays light').toBeGreaterThan(128);
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  expect(await brightness(page), 'this browser darkens a page that lets it').toBeLessThan(128);
});
