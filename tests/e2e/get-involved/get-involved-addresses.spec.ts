import type { Page } from '@playwright/test';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

async function expectTab(page: Page, label: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
}

for (const { id, label } of waysToHelp) {
  test(`?tab=${id} chooses ${label} [fault 12]`, async ({ page }) => {
    await page.goto(`/get-involved?tab=${id}`);
    await expectTab(page, label);
  });
}

const strangeAddresses: [address: string, label: string][] = [
  ['?tab=bogus', 'Sponsor'],
  ['?tab=DONATE', 'Sponsor'],
  ['?tab=', 'Sponsor'],
  ['?tab=visit&tab=volunteer', 'Visit'],
  ['?tab=__proto__', 'Sponsor'],
  ['?tab=constructor', 'Sponsor'],
  ['?tab=%64onate', 'Donate'],
  ['?tab=%E0%A4%A', 'Sponsor'],
  ['?tab=<img src=x onerror=alert(1)>', 'Sponsor'],
  ['?tab=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'Sponsor'],
  ['?tab=visit#volunteer', 'Visit'],
  ['?tab=bogus#volunteer', 'Volunteer'],
  ['#fundraise', 'Fundraise'],
  ['#unknown', 'Sponsor'],
  ['#__proto__', 'Sponsor'],
  ['#%E0%A4%A', 'Sponsor'],
  ["#a'b]:not(*", 'Sponsor'],
];

for (const [address, label] of strangeAddresses) {
  test(`${address} chooses ${label} [fault 12] [fault 13]`, async ({ page }) => {
    await page.goto(`/get-involved${address}`);
    await untilHydrated(page);
    await expectTab(page, label);
    await expect(page.getByRole('main')).not.toContainText(/bogus|alert|__proto__|constructor/);
  });
}

test('the footer’s links choose a way and bring it into view [fault 13] [fault 14]', async ({
  page,
}) => {
  // Where they lead, pressed faster than a smooth scroll arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-involved');
  await untilHydrated(page);
  for (const label of ['Volunteer', 'Donate', 'Fundraise', 'Sponsor']) {
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Get involved' });
    await footer.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/get-involved#${label.toLowerCase()}`);
    await expectTab(page, label);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
  }
  await page.goBack();
  await expectTab(page, 'Fundraise');
  await page.goForward();
  await expectTab(page, 'Sponsor');
});

test('the footer’s links do so from another page, too [fault 13]', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Get involved' });
  await footer.getByRole('link', { name: 'Volunteer' }).click();
  await expect(page).toHaveURL('/get-involved#volunteer');
  await expectTab(page, 'Volunteer');
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
});

test('choosing tabs leaves no entries behind: Back leads to the page before [fault 14]', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/get-involved');
  await untilHydrated(page);
  const entries = await page.evaluate(() => window.history.length);
  for (const label of ['Visit', 'Partner', 'Volunteer']) {
    await page.getByRole('tab', { name: label }).click();
    await expectTab(page, label);
  }
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectTab(page, 'Volunteer');
});

test('choosing a tab moves neither the page nor the focus away', async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
  const tab = page.getByRole('tab', { name: 'Visit' });
  await tab.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
  const top = await page.evaluate(() => window.scrollY);
  await tab.click();
  await expectTab(page, 'Visit');
  await expect(tab).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('what a visitor pressed before the page was awake wins over ?tab= [fault 43]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/get-involved?tab=volunteer');
  const visit = waysToHelp[5];
  await expect(page.getByRole('heading', { name: waysToHelp[1].title })).toBeVisible();
  await page.getByRole('link', { name: 'Visit', exact: true }).click();
  await expect(page.getByRole('heading', { name: visit.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: waysToHelp[1].title })).toBeHidden();
  await expect(page).toHaveURL('/get-involved?tab=visit');
  release();
  await untilHydrated(page);
  await expectTab(page, 'Visit');
});
