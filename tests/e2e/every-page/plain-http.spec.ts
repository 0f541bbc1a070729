import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// The browser gives no clipboard to a page that came over plain http.
test('over plain http a payment value is selected and the visitor told how to copy it [fault 37]', async ({
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
  await page.goto('http://home.example/get-involved');
  await untilHydrated(page);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Paybill number 177338' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'did not let us copy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('177338');
});
