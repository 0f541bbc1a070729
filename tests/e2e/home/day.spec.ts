import { homeTexts } from '../../../src/content/page-texts.ts';
import { expect, test } from '../setup/site-test.ts';

test('on a phone the arrow keys scroll through the pictures of a day', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: homeTexts.day.title });
  const scrolled = () => row.evaluate(({ scrollLeft }) => scrollLeft);
  await row.focus();
  await expect(row).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(100);
});
