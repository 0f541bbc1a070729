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

test('a phone that darkens pages leaves the page as it is drawn', async ({ page }) => {
  await page.goto('/safeguarding');
  const plain = await page.screenshot();
  // Shows that the browser darkens what lets it.
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  expect((await page.screenshot()).equals(plain)).toBe(false);
});
