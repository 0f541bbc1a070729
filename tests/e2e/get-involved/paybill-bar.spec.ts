import { getInvolvedTexts } from '../../../src/content/page-texts.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test('the paybill’s bar is away as soon as the paybill’s row stands above it', async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: getInvolvedTexts.howToDonate });
  const bar = section.locator(':scope > [aria-hidden]');
  const row = section.locator('#paybill');
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const edge = await bar.evaluate((element) => element.getBoundingClientRect().top);
  await row.evaluate((element, top) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top + 2, behavior: 'instant' });
  }, edge);
  await expect(bar).toBeHidden();
});
