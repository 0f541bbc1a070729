import { expect, test } from './setup/site-test.ts';

test('names itself in the title and shows one heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Motherly Care Children's Home/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
