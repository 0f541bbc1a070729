import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectUsable } from '../setup/usable.ts';

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  for (const [path, sheets] of [
    ['/', 4],
    ['/about', 2],
    ['/programs', 2],
  ] as const)
    test(`${path} takes ${sheets} sheets of A4`, async ({ page }) => {
      await page.goto(path);
      // The margins that browsers give a sheet.
      const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
      const pdf = await page.pdf({ format: 'A4', margin });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(sheets);
    });

  test(
    'prints all photos, readable links and whole questions',
    {
      tag: '@thorough',
    },
    async ({ page }) => {
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

      await page.goto('/contact');
      const questions = page.getByRole('region', { name: 'Questions we are often asked' });
      const items = questions.locator('dl > div, details');
      await expect(items).not.toHaveCount(0);
      for (const item of await items.all()) await expect(item).toHaveCSS('break-inside', 'avoid');
    },
  );

  test('prints all payment details on one page, and all ways to help', async ({ page }) => {
    // 8.5 by 11 inches less the browser's own margins.
    await page.setViewportSize({ width: 740, height: 979 });
    await openHydrated(page, '/give');
    const pay = page.getByRole('region', { name: 'Pay', exact: true });
    for (const name of ['M-PESA', 'Bank transfer']) {
      const card = pay.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      const box = await card.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(979);
    }
    await expectUsable(page);
    await openHydrated(page, '/get-involved?tab=visit');
    for (const { title } of waysToHelp)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
