import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';

// The build's year, whatever the visitor's clock says.
const year = String(new Date().getFullYear());

// In the far east and the far west a day of the build is another day, at the turn of another year.
const visitors = [
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati', clock: '2040-12-31T23:59:59Z' },
  { locale: 'tr-TR', timezoneId: 'Pacific/Pago_Pago', clock: '1999-12-31T23:59:59Z' },
] as const;

for (const { locale, timezoneId, clock } of visitors) {
  const title = `for a visitor from ${locale} in ${timezoneId} at ${clock}`;
  test.describe(title, { tag: '@thorough' }, () => {
    test.use({ locale, timezoneId });

    test('React finds the pages as the build wrote them, and the browser has nothing to warn of', async ({
      page,
      expectedErrors,
    }) => {
      // Errors and violated policies fail every test; here a warning does too.
      const warnings: string[] = [];
      page.on('console', (message) =>
        warnings.push(`${new URL(page.url()).pathname}: ${message.text()}`),
      );
      const expected = [/status of 404/, /404: there is no page at/];
      expectedErrors.push(...expected);
      await page.clock.setFixedTime(clock);
      await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
      for (const { path, title } of [...sitePages, notFoundPage]) {
        await openHydrated(page, path);
        await expectCount(page, new Intl.NumberFormat(locale).format(1234));
        await expect(page).toHaveTitle(title);
        await expect(page.getByText(`© ${year}`)).toBeVisible();
      }
      expect(warnings.filter((line) => !expected.some((it) => it.test(line)))).toEqual([]);
    });
  });
}
