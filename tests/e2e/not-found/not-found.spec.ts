import { notFoundPage, pageAt } from '../../../src/site-map.ts';
import { paybillName } from '../../expected-facts.ts';
import { pay } from '../setup/giving.ts';
import { setPlaybackRate } from '../setup/hydration.ts';
import { expectPaymentDetails } from '../setup/payment-details.ts';
import { expect, test } from '../setup/site-test.ts';

test('a page that a translator serves under another path stays as it came', async ({ page }) => {
  await page.route('**/translate_c/give', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/give', route.request().url()).href }),
    }),
  );
  await setPlaybackRate(page, 20);
  await page.goto('/translate_c/give');
  await page.keyboard.press('Shift');
  // Its controls go, because no app comes.
  await expect(page.getByRole('button', { name: paybillName })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to give');
  // The way to pay from another country is folded away.
  await pay(page).locator('summary', { hasText: 'By bank' }).click();
  await expectPaymentDetails(pay(page));
});

// site/host.test.ts covers the server's answers to more unknown paths.
test('an unknown path shows the 404 page, is logged and leads home', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /^404:/);
  for (const path of ['/%E0%A4%A', '/%s%o/%c', '/give%0A', '/no/such/page'])
    await test.step(`${path} shows the 404 page`, async () => {
      const logged = page.waitForEvent('console', (it) => it.text().startsWith('404:'));
      // The last one by the router.
      if (path === '/no/such/page')
        await page.evaluate((to) => {
          window.history.pushState(null, '', to);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, path);
      else await page.goto(`${baseURL}${path}`);
      const [message, place, ...more] = (await logged).args();
      expect(await message?.jsonValue()).toBe('404: there is no page at');
      expect(await place?.jsonValue()).toBe(await page.evaluate(() => window.location.pathname));
      expect(more).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle(notFoundPage.title);
      await expect(page.locator('[aria-current=page]')).toHaveCount(0);
    });
  const picture = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(pageAt('/').title);
});
