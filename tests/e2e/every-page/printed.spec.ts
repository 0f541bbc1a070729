import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expectPaymentDetails } from '../setup/payment-details.ts';
import { expect, test } from '../setup/site-test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test(
  'no page needs more sheets of Letter than of A4, and A6 cuts nothing off',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    // The margins that browsers give a sheet.
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    for (const { path } of [...sitePages, notFoundPage]) {
      await page.goto(path);
      const sheets = async (format: string) =>
        (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect.soft(await sheets('Letter'), path).toBe(await sheets('A4'));
      // 105 mm less the margins. The letters of A4 at 200 % are as large for its width.
      await page.setViewportSize({ width: 321, height: 484 });
      expect.soft(await lostTexts(page), path).toEqual([]);
    }
  },
);

test('print has all photos, links, questions, payment details and ways to help', async ({
  page,
}) => {
  await openHydrated(page, '/gallery');
  await expect(page.getByRole('group', { name: 'Show pictures of' })).toBeHidden();
  const photos = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
  await expect(photos.last()).toBeVisible();

  await page.goto('/about');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const button = page.getByRole('link', { name: 'Get Directions' });
  await expect(button).toHaveCSS('color', ink);
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('border-color', ink);

  // On the screen it is pale, on a night sky.
  await page.goto('/safeguarding');
  await expect(page.locator('main h1 + p')).toHaveCSS('color', ink);
  await expect(page.getByText('On this page', { exact: true })).toBeHidden();

  await page.goto('/contact');
  const questions = page.getByRole('region', { name: 'Questions we are often asked' });
  const items = questions.locator('dl > div, details');
  await expect(items).not.toHaveCount(0);
  for (const item of await items.all()) await expect(item).toHaveCSS('break-inside', 'avoid');

  // 8.5 by 11 inches less the browser's own margins.
  await page.setViewportSize({ width: 740, height: 979 });
  await openHydrated(page, '/give');
  const pay = page.getByRole('group', { name: 'Pay', exact: true });
  for (const name of ['M-PESA', 'Bank']) {
    const card = pay.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    const box = await card.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(979);
  }
  await expectPaymentDetails(pay);
  await openHydrated(page, '/get-involved?tab=visit');
  await expectPaymentDetails(page.locator('#how-to-donate'));
  for (const { title } of waysToHelp)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Donate Now' })).toHaveCount(0);
});
