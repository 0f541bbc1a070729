import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';

// The build's year, whatever the visitor's clock says.
const year = String(new Date().getFullYear());

const allPages = [...sitePages, notFoundPage];
// The count of visits stands on every page, dates on the statements.
const [home, privacy] = ['/', '/privacy'].map((wanted) =>
  allPages.find(({ path }) => path === wanted),
);
const somePages = [home, privacy].filter((it) => it !== undefined);

const visitors = [
  {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Kiritimati',
    clock: '2040-12-31T23:59:59Z',
    pages: allPages,
  },
  { locale: 'fa-IR', timezoneId: 'Asia/Tehran', clock: '1999-12-31T23:59:59Z', pages: somePages },
  {
    locale: 'tr-TR',
    timezoneId: 'Pacific/Pago_Pago',
    clock: '2027-01-01T00:00:00Z',
    pages: somePages,
  },
] as const;

for (const { locale, timezoneId, clock, pages } of visitors) {
  test.describe(`for a visitor from ${locale} in ${timezoneId} at ${clock}`, () => {
    test.use({ locale, timezoneId });

    test('React finds the pages as the build wrote them [fault 46]', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      await page.clock.setFixedTime(clock);
      await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
      for (const { path, title } of pages) {
        await page.goto(path);
        await untilHydrated(page);
        await expectCount(page, new Intl.NumberFormat(locale).format(1234));
        await expect(page).toHaveTitle(title);
        await expect(page.getByText(`© ${year}`)).toBeVisible();
      }
    });
  });
}
