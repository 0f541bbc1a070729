import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { sitePages } from '../../../src/site-map.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

test('a page asked for by its file name is the page, under its own address [fault 60]', async ({
  page,
}) => {
  for (const { path, file, title } of sitePages) {
    const answer = await page.goto(`/${file}?tab=visit#x`);
    expect(answer?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page).toHaveURL(`${path}?tab=visit#x`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/);
  }
});

const foreign: [address: string, heading: RegExp][] = [
  ['/?fbclid=IwAR0&utm_source=facebook', /whole childhood/],
  ['/about?gclid=1&utm_campaign=%E0%A4%A', /About Us/],
  ['/#/about', /whole childhood/],
  ['/#!/contact', /whole childhood/],
];

for (const [address, heading] of foreign) {
  test(`${address} is the page that it would be without [fault 61]`, async ({ page }) => {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(address);
  });
}

test('a campaign’s keys do not hide the tab that is asked for [fault 61]', async ({ page }) => {
  await page.goto('/get-involved?utm_source=mail&tab=donate&fbclid=IwAR0');
  await untilHydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
});

test('an entry of the history that another version of the site has left is no harm [fault 62]', async ({
  page,
}) => {
  const left = [
    { usr: { photo: 'gone', stayInPlace: true }, key: 'old', idx: 0 },
    { usr: 'text', key: 'old', idx: 0 },
    { usr: { photo: 7, stayInPlace: 'yes' } },
    'text',
    [1],
  ];
  await page.goto('/gallery');
  for (const state of left) {
    await untilHydrated(page);
    await page.evaluate((state) => window.history.replaceState(state, ''), state);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await clickFarDown(page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  }
});

for (const { id, label, title } of waysToHelp) {
  test(`a page opened at #${id} shows "${label}", before waking and after [fault 13]`, async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto(`/get-involved#${id}`);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeInViewport();
    release();
    await untilHydrated(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
    await expect(heading).toBeInViewport();
  });
}

test('?tab= wins over a hash before waking as well [fault 13]', async ({ page }) => {
  await holdApp(page);
  await page.goto('/get-involved?tab=visit#volunteer');
  await expect(page.getByRole('heading', { name: 'Come and see for yourself' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lend your time' })).toBeHidden();
});

test('a hash is never read as a selector, and an unknown one is ignored [fault 13]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['querySelector', 'querySelectorAll'] as const) {
      const read: (this: Document, selector: string) => unknown = Document.prototype[name];
      Object.defineProperty(Document.prototype, name, {
        value(this: Document, selector: string) {
          if (selector.includes('fund')) throw new Error(`the hash was read as ${selector}`);
          return read.call(this, selector);
        },
      });
    }
  });
  await page.goto('/get-involved#fundraise');
  await untilHydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fundraise');
  await page.goto('/about#fund');
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
