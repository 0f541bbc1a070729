import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { expect, test } from '../setup/site-test.ts';

type LayoutShift = { value: number; moved: string };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: LayoutShift[];
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

async function expectNothingMoves(page: Page, paths: readonly string[]) {
  await recordLayoutShifts(page);
  let firstPaint = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await firstPaint.promise;
    await route.continue();
  });
  for (const path of paths) {
    firstPaint = Promise.withResolvers<void>();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    // In the letters that stand in for the display font.
    expect.soft(await lostTexts(page), path).toEqual([]);
    firstPaint.resolve();
    await untilHydrated(page);
    expect.soft(await layoutShifts(page), path).toEqual([]);
  }
}

test(
  'nothing on any page is cut off or moves when the font comes late and React hydrates',
  { tag: '@thorough' },
  async ({ page }) => {
    await expectNothingMoves(
      page,
      [...sitePages, notFoundPage].map(({ path }) => path),
    );
  },
);

// Each kind of head: a slideshow, a picture beside words, a wide picture, and words alone.
test('nor does it on a desktop', { tag: ['@desktop', '@thorough'] }, async ({ page }) => {
  await expectNothingMoves(page, ['/', '/about', '/gallery', '/privacy']);
});

/** The head; of the first screen four tags at a time, with the words behind them; and the rest. */
function inSmallPieces(html: string): string[] {
  const start = html.indexOf('<body');
  const pieces = html.slice(start).match(/(?:<[^>]*>[^<]*){1,4}/g) ?? [];
  return [html.slice(0, start), ...pieces.slice(0, 60), pieces.slice(60).join('')];
}

/**
 * The cumulative layout shift that a page may have while it arrives. Words that are centred beside a
 * picture move up when more of them come; a picture that comes above words costs 0.16. Up to 0.1 is
 * good (web.dev/cls).
 */
const WHILE_ARRIVING = 0.03;

// Each kind of head; on a desktop the one where words stand beside a picture.
for (const [path, tag] of [
  ['/', []],
  ['/about', ['@both']],
  ['/children', []],
  ['/gallery', []],
] as const) {
  test(
    `${path} hardly moves while it arrives in small pieces`,
    { tag: [...tag, '@thorough'] },
    async ({ page, baseURL, allowedOutside }) => {
      await using slow = await servePageInPieces(baseURL ?? '', path, inSmallPieces);
      allowedOutside.push(new RegExp(`^${slow.origin}/`));
      await recordLayoutShifts(page);
      await page.goto(slow.origin + path, { waitUntil: 'commit' });
      while (slow.sendPiece()) {
        // Each piece is rendered.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await untilHydrated(page);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(WHILE_ARRIVING);
    },
  );
}
