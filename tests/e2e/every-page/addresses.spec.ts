import { pageNames } from '../../../src/content/shared-texts.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test(
  'ignores a history entry of another version of the site',
  { tag: '@thorough' },
  async ({ page }) => {
    const states = [
      { usr: { photo: 'gone', stayInPlace: true }, key: 'old', idx: 0 },
      { usr: { photo: 7, stayInPlace: 'yes' } },
      'text',
    ];
    await page.goto('/gallery');
    for (const state of states) {
      await untilHydrated(page);
      await page.evaluate((state) => window.history.replaceState(state, ''), state);
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.getInvolved);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.gallery);
    }
  },
);
