import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

test('where the display font never comes headings are shown in another, and none is cut off', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);
  expect(await lostTexts(page)).toEqual([]);
  const shown = await page.evaluate(() => document.fonts.check('600 40px Fraunces'));
  expect(shown).toBe(false);
});
