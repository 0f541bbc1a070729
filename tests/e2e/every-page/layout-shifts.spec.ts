import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { layoutShifts, recordLayoutShifts } from '../setup/layout-shifts.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

for (const { path } of [...sitePages, notFoundPage]) {
  test(`nothing on ${path} moves when the font comes late and the page wakes`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await recordLayoutShifts(page);
    const { promise: shown, resolve: showFont } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    showFont();
    await untilHydrated(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

/** The head, and then four tags and the words behind them at a time. */
function inSmallPieces(html: string): string[] {
  const start = html.indexOf('<body');
  return [html.slice(0, start), ...(html.slice(start).match(/(?:<[^>]*>[^<]*){1,4}/g) ?? [])];
}

/**
 * CLS by which a page may move while it comes. Words that are centred beside a picture move up when
 * more of them come; a picture that comes above words costs 0.16. Good is 0.1 (web.dev/cls).
 */
const WHILE_COMING = 0.03;

for (const path of ['/', '/about', '/children', '/gallery']) {
  test(`${path} hardly moves while it comes in pieces [fault 70]`, async ({
    page,
    baseURL,
    allowedOutside,
  }) => {
    await using slow = await servePageInPieces(baseURL ?? '', path, inSmallPieces);
    allowedOutside.push(new RegExp(`^${slow.origin}/`));
    await recordLayoutShifts(page);
    await page.goto(slow.origin + path, { waitUntil: 'commit' });
    while (slow.sendPiece()) {
      // So that each piece is seen.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await untilHydrated(page);
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(WHILE_COMING);
  });
}
