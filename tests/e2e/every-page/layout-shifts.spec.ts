import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';

type LayoutShift = { value: number; moved: string };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: LayoutShift[], isPainted: boolean;
}

/** To be called before the page is asked for. */
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

/** What has moved, and how much by CLS's measure, when the last frame has been reported. */
function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The frame that shows the font, and the one that reports it.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return globalThis.layoutShifts;
  });
}

/** Each kind of head, for a desktop: a slideshow, a picture beside words, a wide picture, and words alone. */
const KINDS = new Set<string>(['/', '/about', '/gallery', '/privacy']);

// The build's year, whatever the visitor's clock says.
const year = String(new Date().getFullYear());

// In the far east and the far west a day of the build is another day, at the turn of another year.
for (const { locale, timezoneId, clock, tag } of [
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati', clock: '2040-12-31T23:59:59Z', tag: [] },
  {
    locale: 'tr-TR',
    timezoneId: 'Pacific/Pago_Pago',
    clock: '1999-12-31T23:59:59Z',
    tag: ['@desktop'],
  },
]) {
  test.describe(`for a visitor from ${locale} at ${clock}`, { tag: [...tag, '@thorough'] }, () => {
    test.use({ locale, timezoneId });

    test('a late font moves nothing and hydration finds no mismatch', async ({
      page,
      isMobile,
      expectedErrors,
    }) => {
      // Errors and violated policies fail every test; here a warning does too.
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(`${page.url()}: ${message.text()}`));
      expectedErrors.push(/404/);
      await page.clock.setFixedTime(clock);
      await callsOf(page, (route) => route.fulfill({ json: { count: 1234 } }));
      await recordLayoutShifts(page);
      let firstPaint = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await firstPaint.promise;
        await route.continue();
      });
      for (const { path, title } of [...sitePages, notFoundPage]) {
        firstPaint = Promise.withResolvers<void>();
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => globalThis.isPainted);
        // In the letters that stand in for the display font.
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
  });
}

/** The head; of the first screen four tags at a time, with the words behind them; and the rest. */
function inSmallPieces(html: string): string[] {
  const start = html.indexOf('<body');
  const pieces = html.slice(start).match(/(?:<[^>]*>[^<]*){1,4}/g) ?? [];
  return [html.slice(0, start), ...pieces.slice(0, 60), pieces.slice(60).join('')];
}

// Each kind of head; on a desktop the one where words stand beside a picture.
test(
  'no kind of page moves much while it arrives in small pieces',
  { tag: ['@both', '@thorough'] },
  async ({ page, isMobile, baseURL, allowedOutside }) => {
    await recordLayoutShifts(page);
    for (const path of isMobile ? ['/', '/about', '/children', '/gallery'] : ['/about']) {
      await using slow = await servePageInPieces(baseURL ?? '', path, inSmallPieces);
      allowedOutside.push(new RegExp(`^${slow.origin}/`));
      await page.goto(slow.origin + path, { waitUntil: 'commit' });
      while (slow.sendPiece()) {
        // Each piece is rendered.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await untilHydrated(page);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // Words that are centred beside a picture move up when more of them come; a picture that comes above
      // words costs 0.16. Up to 0.1 is good (web.dev/cls).
      expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.03);
      await page.goto('/icon.svg');
    }
  },
);
