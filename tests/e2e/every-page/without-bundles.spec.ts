import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { exampleWays } from '../setup/ways-to-help.ts';

test.beforeEach(async ({ context, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: the server responded with a status of 404/);
  await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
});

test('without any bundle every page can be read, and links lead on [fault 42]', async ({
  page,
}) => {
  for (const { path, title } of sitePages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/programs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
});

test('without any bundle every way to help is a click away, and Donate Now leads to the payment details [fault 42]', async ({
  page,
}) => {
  await page.goto('/get-involved');
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  for (const { label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Donate Now' }).click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  for (const value of ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"]) {
    await expect(page.getByRole('strong').getByText(value, { exact: true })).toBeVisible();
  }
});

test('where only the app is missing, the way that the address asks for is shown, and then the one that is clicked [fault 42]', async ({
  page,
  context,
}) => {
  await context.unroute('**/assets/*.js');
  await context.route('**/assets/entry.client-*.js', (route) => route.fulfill({ status: 404 }));
  const appMissing = page.waitForResponse(/entry\.client-/);
  const { second, last } = exampleWays;
  await page.goto(`/get-involved?tab=${second.id}`);
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(second.title);
  await page.keyboard.press('Shift');
  await appMissing;
  await ways.getByRole('link', { name: last.label, exact: true }).click();
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(last.title);
});
