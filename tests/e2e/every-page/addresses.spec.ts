import { pageAt } from '../../../src/site-map.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

for (const [address, path] of [
  ['/about.html?tab=visit#x', '/about?tab=visit#x'],
  ['/about/', '/about/'],
] as const) {
  test(`${address} is the page, on a host that does not redirect it`, async ({ page, request }) => {
    const about = await request.get('/about');
    await page.route(/\/about(?:\/|\.html.*)$/, (route) => route.fulfill({ response: about }));
    await openHydrated(page, address);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(pageAt('/about').title);
    await expect(page.locator('[aria-current=page]')).toHaveAttribute('href', '/about');
  });
}

test('campaign parameters and the hash routes of other sites change nothing on a page', async ({
  page,
}) => {
  for (const [path, foreign] of [
    ['/about', '?fbclid=IwAR0&utm_campaign=%E0%A4%A'],
    ['/', '#/about'],
  ] as const) {
    await page.goto('/icon.svg');
    await openHydrated(page, path + foreign);
    await expect(page).toHaveTitle(pageAt(path).title);
    await expect(page).toHaveURL(path + foreign);
  }
  await openHydrated(page, '/get-involved?utm_source=mail&tab=donate&fbclid=IwAR0');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
});

test('a history entry of another version of the site is ignored, and Back works', async ({
  page,
}) => {
  const states = [
    { usr: { photo: 'gone', stayInPlace: true }, key: 'old', idx: 0 },
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
