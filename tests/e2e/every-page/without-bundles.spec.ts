import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { sitePages } from '../../../src/site-map.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';

test.beforeEach(async ({ context, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: the server responded with a status of 404/);
  await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
});

for (const { path, title } of sitePages) {
  test(`${path} can be read, and its links lead on [fault 42]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' });
    await links.click();
    await expect(page).toHaveURL('/programs');
    await expect(page.getByRole('heading', { name: 'CBE Education' })).toBeVisible();
  });
}

test('all six ways to help are a press away [fault 42]', async ({ page }) => {
  await page.goto('/get-involved');
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  for (const { label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
  }
});

test('a photo is a link to its picture [fault 42]', async ({ page, expectedErrors }) => {
  // The picture's page is the browser's own.
  expectedErrors.push(/Applying inline style/, /ViewTransition opt-in/);
  await page.goto('/gallery');
  await clickFarDown(page.getByRole('region', { name: 'Photos' }).getByRole('link').nth(3));
  await expect(page).toHaveURL(/\/gallery\/[a-z-]+-\d+\.\w+\.jpg$/);
});

test('Donate Now leads to what a transfer needs [fault 42]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Donate Now' }).click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  for (const value of ['177338', 'MCCH', '5800555002']) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
});

test('where only the app is missing, a way to help is shown as asked, and then as pressed [fault 42]', async ({
  page,
  context,
}) => {
  await context.unroute('**/assets/*.js');
  await context.route('**/assets/entry.client-*.js', (route) => route.fulfill({ status: 404 }));
  const appMissing = page.waitForResponse(/entry\.client-/);
  await page.goto('/get-involved?tab=volunteer');
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(
    'Lend your time and your skills',
  );
  await page.keyboard.press('Shift');
  await appMissing;
  await ways.getByRole('link', { name: 'Partner' }).click();
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(
    'Join us as a company or a group',
  );
  await ways.getByRole('link', { name: 'Visit' }).click();
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText('Come and see for yourself');
});
