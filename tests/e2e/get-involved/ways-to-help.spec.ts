import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { photoAt } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';
import { paybill as paybillNumber } from '../../payment-values.ts';

const { first, second, last } = exampleWays;

test('each tab shows its panel alone and puts itself into the address', async ({ page }) => {
  await openHydrated(page, '/get-involved');
  await expectTab(page, first.label);
  await expect(page.getByRole('tab')).toHaveText(waysToHelp.map(({ label }) => label));
  for (const { id, label, title } of waysToHelp) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expectTab(page, label);
    await expect(page).toHaveURL(`/get-involved?tab=${id}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('the button of the donate tab scrolls to the payment details and focuses them', async ({
  page,
}) => {
  await openHydrated(page, '/get-involved');
  await page.getByRole('tab', { name: 'Donate' }).click();
  const section = page.getByRole('region', { name: 'How to Donate' });
  // On a phone in the bar.
  const paybill = section.getByText(paybillNumber, { exact: true }).last();
  await expect(paybill).not.toBeInViewport();
  await page.getByRole('link', { name: 'View Payment Options' }).click();
  await expect(paybill).toBeInViewport();
  await expect(section).toBeFocused();
  await expectTab(page, 'Donate');
});

test('before hydration each link shows its panel alone, wins over ?tab=, and stays chosen', async ({
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

test('choosing a tab adds no history entry and moves neither the page nor the focus', async ({
  page,
}) => {
  await page.goto('/about');
  await openHydrated(page, '/get-involved');
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

for (const { name, role, path } of [
  { name: last.label, role: 'tab', path: '/get-involved' },
  { name: 'View Payment Options', role: 'link', path: '/get-involved?tab=donate' },
  { name: 'Show the map', role: 'link', path: '/contact' },
  { name: photoCaptions[photoAt(0)].title, role: 'link', path: '/gallery' },
] as const) {
  test(`Ctrl and a click on “${name}” is left to the browser, as on any link, and changes nothing here`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    // Without the tab that it opens: Playwright sometimes never learns of a tab with another site.
    const leftToBrowser = page.evaluate(
      () =>
        new Promise((resolve) => {
          const onClick = (event: Event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener('click', onClick, { once: true });
        }),
    );
    await page.getByRole(role, { name }).click({ modifiers: ['ControlOrMeta'] });
    expect(await leftToBrowser).toBe(true);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole(role, { name })).toBeVisible();
    await expect(page.getByRole('tab', { name, selected: true })).toHaveCount(0);
  });
}
