import { pageAt } from '../../../src/site-map.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expectPaymentDetails } from '../setup/payment-details.ts';
import { expect, test } from '../setup/site-test.ts';

test(
  'an extension that changes the page breaks no link and loses no words',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/NotFoundError|removeChild/);
    const release = await holdApp(page);
    await page.goto('/contact');
    await page.evaluate(() => {
      document.documentElement.dataset['extension'] = 'on';
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.append(document.createElement('extension-panel'));
      for (const field of document.querySelectorAll('input')) field.dataset['lpignore'] = 'true';
    });
    release();
    await untilHydrated(page);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('Hello');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.evaluate(() => {
      const section = document.querySelector('main > section:last-of-type');
      const wrapper = document.createElement('reader-tool');
      section?.replaceWith(wrapper);
      if (section) wrapper.append(section);
      // Ad blockers take the visit counter for a tracker.
      document.querySelector('footer p[data-needs-script]')?.remove();
    });
    await footerLink(page, '/programs').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await expect(page.locator('reader-tool')).toHaveCount(0);
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await page.goBack();
    await expect(message).toHaveValue('Hello');
    expect(loads).toEqual([]);
  },
);

test('a page keeps its look where a host changes its style', async ({ page }) => {
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<style>', '<style> ') });
  });
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Fraunces,/);
});

test('without its styles Get Involved keeps its tabs and its payment numbers', async ({ page }) => {
  await page.route('**/get-involved', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<style>[^]*?<\/style>/, '') });
  });
  await openHydrated(page, '/get-involved');
  // By key, because without the styles other parts may lie over the tab.
  await page.getByRole('tab', { name: 'Visit' }).press('Enter');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Visit');
  await expectPaymentDetails(page.locator('#how-to-donate'));
});
