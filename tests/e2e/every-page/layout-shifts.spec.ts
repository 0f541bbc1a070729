import type { Page } from '@playwright/test';
import { notFoundPage, pageAt, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/fake-visit-counter.ts';

type LayoutShift = { value: number; moved: string };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: LayoutShift[], isPainted: boolean;
}

/** Call this before `goto`. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    // The second of two texts in one line, such as “USD” behind a number, moves as each letter of a line does when the
    // font comes.
    const isInLine = ({ node, previousRect, currentRect }: Source) =>
      node instanceof Text && node.previousSibling !== null && previousRect.top === currentRect.top;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        if (sources.length > 0 && sources.every((it) => isInLine(it))) continue;
        const moved = sources.map(({ node }) => node?.textContent ?? '').join('; ');
        globalThis.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      globalThis.isPainted = true;
    }).observe({ type: 'paint', buffered: true });
  });
}

/** What has moved, with its layout shift score, once all is drawn and the last frame is reported. */
function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Endings are drawn half a second late. After four seconds the slideshow turns, and its dots with it.
    const drawn = document.getAnimations().filter(({ effect, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && Number(endTime) < 2000;
    });
    await Promise.allSettled(drawn.map(({ finished }) => finished));
    const inView = [...document.images].filter((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return it.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    await Promise.allSettled(inView.map((it) => it.decode()));
    // One frame shows the last of it, the next one reports the shift.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return globalThis.layoutShifts;
  });
}

/**
 * The pages tried on a desktop, one for each kind of head: slideshow, picture beside words, ticket, wide picture,
 * words.
 */
const KINDS = new Set<string>(['/', '/about', '/children', '/gallery', '/privacy']);

/** The footer shows the year of the build, not of the visitor's clock. */
async function yearOfBuild(page: Page): Promise<string> {
  const { builtOn } = (await (await page.request.get('/build.json')).json()) as { builtOn: string };
  const inNairobi = { year: 'numeric', timeZone: 'Africa/Nairobi' } as const;
  return new Intl.DateTimeFormat('en', inNairobi).format(new Date(builtOn));
}

/** Holds the font back until the page is painted. */
async function expectSteady(
  page: Page,
  { path, title }: { path: string; title: string },
  { measured, locale, year }: { measured: boolean; locale: string; year: string },
) {
  const firstPaint = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await firstPaint.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => globalThis.isPainted);
  // The page still shows the fallback font.
  expect.soft(await lostTexts(page), path).toEqual([]);
  firstPaint.resolve();
  if (measured) expect.soft(await layoutShifts(page), path).toEqual([]);
  await untilHydrated(page);
  if (measured) expect.soft(await layoutShifts(page), path).toEqual([]);
  await expectCount(page, new Intl.NumberFormat(locale).format(1234));
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(`© ${year}`)).toBeVisible();
  await page.unroute('**/*.woff2');
}

test('nothing moves on a phone once How to give is painted', async ({ page }) => {
  await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
  await recordLayoutShifts(page);
  const year = await yearOfBuild(page);
  await expectSteady(page, pageAt('/give'), { measured: true, locale: 'en-GB', year });
});

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
    `for a visitor with the language ${locale} at ${instant}`,
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
        for (const shown of [...sitePages, notFoundPage]) {
          const measured = isMobile || KINDS.has(shown.path);
          await expectSteady(page, shown, { measured, locale, year });
        }
        expect(warnings.filter((line) => !line.includes('404'))).toEqual([]);
      });
    },
  );
}
