import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';

type LayoutShift = { value: number; moved: string };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: LayoutShift[], isPainted: boolean;
}

/** Call this before `goto`. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => node?.textContent ?? '').join('; ');
        globalThis.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      globalThis.isPainted = true;
    }).observe({ type: 'paint', buffered: true });
  });
}

/** What has moved, with its layout shift score, once the last frame is reported. */
function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // One frame shows the font, the next one reports the shift.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return globalThis.layoutShifts;
  });
}

/** On a desktop, one page for each kind of head: slideshow, picture beside words, ticket, wide picture, words alone. */
const KINDS = new Set<string>(['/', '/about', '/children', '/gallery', '/privacy']);

/** The footer shows the year of the build, not of the visitor's clock. */
async function yearOfBuild(page: Page): Promise<string> {
  const { builtOn } = (await (await page.request.get('/build.json')).json()) as { builtOn: string };
  const inNairobi = { year: 'numeric', timeZone: 'Africa/Nairobi' } as const;
  return new Intl.DateTimeFormat('en', inNairobi).format(new Date(builtOn));
}

// In the outermost time zones the build's date is another day, and at New Year another year.
for (const { locale, timezoneId, instant, tag } of [
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati', instant: '2040-12-31T23:59:59Z', tag: [] },
  {
    locale: 'tr-TR',
    timezoneId: 'Pacific/Pago_Pago',
    instant: '1999-12-31T23:59:59Z',
    tag: ['@desktop'],
  },
]) {
  test.describe(
    `for a visitor from ${locale} at ${instant}`,
    { tag: [...tag, '@thorough'] },
    () => {
      test.use({ locale, timezoneId, instant });

      test('a late font moves nothing and hydration finds no mismatch', async ({
        page,
        isMobile,
        expectedErrors,
      }) => {
        // Here a warning fails the test too.
        const warnings: string[] = [];
        page.on('console', (message) => warnings.push(`${page.url()}: ${message.text()}`));
        expectedErrors.push(/404/);
        await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
        await recordLayoutShifts(page);
        const year = await yearOfBuild(page);
        let firstPaint = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await firstPaint.promise;
          await route.continue();
        });
        for (const { path, title } of [...sitePages, notFoundPage]) {
          firstPaint = Promise.withResolvers<void>();
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await page.waitForFunction(() => globalThis.isPainted);
          // The page still shows the fallback font.
          expect.soft(await lostTexts(page), path).toEqual([]);
          firstPaint.resolve();
          await untilHydrated(page);
          if (isMobile || KINDS.has(path)) expect.soft(await layoutShifts(page), path).toEqual([]);
          await expectCount(page, new Intl.NumberFormat(locale).format(1234));
          await expect(page).toHaveTitle(title);
          await expect(page.getByText(`© ${year}`)).toBeVisible();
        }
        expect(warnings.filter((line) => !line.includes('404'))).toEqual([]);
      });
    },
  );
}
