import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';

// The year is the build's, whatever the visitor's clock says.
const year = String(new Date().getFullYear());

const visitors = [
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati', clock: '2040-12-31T23:59:59Z' },
  { locale: 'fa-IR', timezoneId: 'Asia/Tehran', clock: '1999-12-31T23:59:59Z' },
  { locale: 'tr-TR', timezoneId: 'Pacific/Pago_Pago', clock: '2027-01-01T00:00:00Z' },
  { locale: 'sw-KE', timezoneId: 'Africa/Nairobi', clock: '1970-01-01T00:00:00Z' },
] as const;

for (const { locale, timezoneId, clock } of visitors) {
  test.describe(`a visitor from ${locale} in ${timezoneId} at ${clock}`, () => {
    test.use({ locale, timezoneId });

    test('wakes every page as the build wrote it [fault 46]', async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await page.clock.setFixedTime(clock);
      await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
      for (const { path, title } of [...sitePages, notFoundPage]) {
        await page.goto(path);
        await page.keyboard.press('Shift');
        await expectCount(page, new Intl.NumberFormat(locale).format(1234));
        await expect(page).toHaveTitle(title);
        await expect(page.getByText(`© ${year}`)).toBeVisible();
      }
    });
  });
}
