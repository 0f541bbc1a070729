import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { paybill, paybillName } from '../../payment-values.ts';

// The browser gives no clipboard to a page that came over plain http.
test('over plain http a payment value is selected and the visitor told how to copy it', async ({
  page,
  baseURL,
  allowedOutside,
  expectedErrors,
}) => {
  allowedOutside.push(/^http:\/\/home\.example\//);
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.route('http://home.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: baseURL + pathname + search });
    await route.fulfill({ response });
  });
  await openHydrated(page, 'http://home.example/get-involved');
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await page.getByRole('button', { name: paybillName }).click();
  await expect(page.getByRole('status').filter({ hasText: 'did not let us copy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe(paybill);
});
