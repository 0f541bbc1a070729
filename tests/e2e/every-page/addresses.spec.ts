import { pageAt, type SitePath } from '../../../src/site-map.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// src/lib/page-path.test.ts and way-to-help-address.test.ts cover each form of address.
test(
  'ignores what another host, a campaign or an app adds to an address',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const about = await request.get('/about');
    // Some hosts do not redirect this address.
    await page.route('**/about.html*', (route) => route.fulfill({ response: about }));
    const addresses: readonly (readonly [string, SitePath, string])[] = [
      ['/about.html?tab=visit#x', '/about', '/about?tab=visit#x'],
      ['/about?fbclid=IwAR0&u=%E0%A4%A', '/about', '/about?fbclid=IwAR0&u=%E0%A4%A'],
      ['/#/about', '/', '/#/about'],
      ['/children#%E0%A4%A', '/children', '/children#%E0%A4%A'],
    ];
    for (const [address, path, shown] of addresses) {
      await page.goto('/icon.svg');
      await openHydrated(page, address);
      await expect(page).toHaveTitle(pageAt(path).title);
      await expect(page).toHaveURL(shown);
      await expect(page.locator('[aria-current=page]')).toHaveAttribute('href', path);
    }
    await openHydrated(page, '/get-involved?utm_source=mail&tab=donate&fbclid=IwAR0');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
  },
);

test(
  'ignores a history entry of another version of the site',
  { tag: '@thorough' },
  async ({ page }) => {
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
  },
);
