import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

test('a link or an address with #children brings the cards into view, and the link moves the focus to them', async ({
  page,
}) => {
  // Below the sticky header.
  const atTop = async () => {
    const box = await page.locator('#children').boundingBox();
    return box !== null && box.y > 0 && box.y < 200;
  };
  const link = page.getByRole('link', { name: 'Start Sponsoring Today' });

  await page.goto('/children');
  await link.click();
  await expect(page).toHaveURL('/children#children');
  await expect.poll(atTop).toBe(true);

  await page.goto('/about');
  await page.goto('/children#children');
  await untilHydrated(page);
  await expect.poll(atTop).toBe(true);

  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  expect(await atTop()).toBe(false);
  // Playwright's own click would scroll to the link first.
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect.poll(atTop).toBe(true);
  await expect(page.locator('#children')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#children').locator(':focus')).toHaveCount(1);
});
