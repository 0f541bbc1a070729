import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { expect, test } from '../setup/site-test.ts';

test.beforeEach(async ({ context, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: the server responded with a status of 404/);
  await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
});

test('without any bundle every way to help is a click away', async ({ page }) => {
  await page.goto('/get-involved');
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  for (const { label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
  }
});
