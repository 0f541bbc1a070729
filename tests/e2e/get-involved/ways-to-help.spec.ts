import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';

const { first, second, last } = exampleWays;

test('each tab shows its panel alone and puts itself into the address', async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
  await expectTab(page, first.label);
  await expect(page.getByRole('tab')).toHaveText(waysToHelp.map(({ label }) => label));
  for (const { id, label, title } of waysToHelp) {
    const tab = page.getByRole('tab', { name: label, exact: true });
    await tab.click();
    await expectTab(page, label);
    await expect(page).toHaveURL(`/get-involved?tab=${id}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  }
});

test('the button of the donate tab scrolls to the payment details and focuses them', async ({
  page,
}) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Donate' }).click();
  const section = page.getByRole('region', { name: 'How to Donate' });
  await expect(section.getByText('177338', { exact: true })).not.toBeInViewport();
  await page.getByRole('link', { name: 'View Payment Options' }).click();
  await expect(section.getByText('177338', { exact: true })).toBeInViewport();
  await expect(section).toBeFocused();
  await expectTab(page, 'Donate');
});

test('before hydration each link shows its panel alone, wins over ?tab=, and stays chosen [fault 43]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(`/get-involved?tab=${second.id}`);
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(second.title);
  for (const { id, label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(page).toHaveURL(`/get-involved?tab=${id}`);
  }
  release();
  await untilHydrated(page);
  await expectTab(page, last.label);
});

test('choosing a tab adds no history entry and moves neither the page nor the focus [fault 14]', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/get-involved');
  await untilHydrated(page);
  const entries = await page.evaluate(() => window.history.length);
  const [tab] = await page.getByRole('tab').all();
  await tab?.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
  const top = await page.evaluate(() => window.scrollY);
  for (const { label } of [last, second]) {
    const chosen = page.getByRole('tab', { name: label, exact: true });
    await chosen.click();
    await expectTab(page, label);
    await expect(chosen).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectTab(page, second.label);
});

test('a click with Ctrl on a tab or on “View Payment Options” is left to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/get-involved?tab=donate');
  await untilHydrated(page);
  for (const [link, address] of [
    [page.getByRole('tab', { name: last.label }), new RegExp(`#${last.id}$`)],
    [page.getByRole('link', { name: 'View Payment Options' }), /#how-to-donate$/],
  ] as const) {
    const opening = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await expect(tab).toHaveURL(address);
    await tab.close();
    await expectTab(page, 'Donate');
  }
});
