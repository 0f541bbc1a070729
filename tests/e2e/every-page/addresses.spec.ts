import { pageAt, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test('a page that is requested by its file name is the page, under its own address [fault 60]', async ({
  page,
}) => {
  for (const { path, file, title } of sitePages.slice(0, 2)) {
    const answer = await page.goto(`/${file}?tab=visit#x`);
    expect(answer?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page).toHaveURL(`${path}?tab=visit#x`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/);
  }
});

test('campaign parameters and the hash routes of other sites change nothing on a page [fault 61]', async ({
  page,
}) => {
  for (const [path, foreign] of [
    ['/', '?fbclid=IwAR0&utm_source=facebook'],
    ['/about', '?gclid=1&utm_campaign=%E0%A4%A'],
    ['/', '#/about'],
    ['/', '#!/contact'],
  ] as const) {
    await page.goto('/icon.svg');
    await page.goto(path + foreign);
    await untilHydrated(page);
    await expect(page).toHaveTitle(pageAt(path).title);
    await expect(page).toHaveURL(path + foreign);
  }
  await page.goto('/get-involved?utm_source=mail&tab=donate&fbclid=IwAR0');
  await untilHydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
});

test('a history entry of another version of the site is ignored, and Back works [fault 62]', async ({
  page,
}) => {
  const states = [
    { usr: { photo: 'gone', stayInPlace: true }, key: 'old', idx: 0 },
    { usr: 'text', key: 'old', idx: 0 },
    { usr: { photo: 7, stayInPlace: 'yes' } },
    'text',
  ];
  await page.goto('/gallery');
  for (const state of states) {
    await untilHydrated(page);
    await page.evaluate((state) => window.history.replaceState(state, ''), state);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  }
});
