import { heroPhotos } from '../../../src/content/hero.ts';
import { sitePages } from '../../../src/site-map.ts';
import { openHydrated, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/visit-counter.ts';
import {
  bodyBytes,
  isBoot,
  isPicture,
  isScript,
  isVisit,
  neverIdle,
  sentBytes,
  watchTraffic,
} from '../setup/traffic.ts';

// A common phone, whose pictures the budget is about.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const laterHeroPhotos = heroPhotos.slice(1).map((slug) => `/gallery/${slug}-`);

function isLaterHeroPhoto({ path }: { path: string }): boolean {
  return laterHeroPhotos.some((start) => path.startsWith(start));
}

test('the home page is complete in 130 kB and 8 requests before the app, and hydrated after 16 requests', async ({
  page,
}) => {
  await neverIdle(page);
  const traffic = await watchTraffic(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = traffic.take();
  expect(before.filter(isScript).every(isBoot)).toBe(true);
  expect(before.length).toBeLessThanOrEqual(8);
  expect(sentBytes(before)).toBeLessThanOrEqual(130_000);
  expect(bodyBytes(before.filter(isPicture))).toBeLessThanOrEqual(90_000);

  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const after = traffic.take().filter((it) => !isLaterHeroPhoto(it));
  expect(after.filter(isScript).length).toBeGreaterThan(0);
  expect(before.length + after.length).toBeLessThanOrEqual(16);
});

test('under Save-Data the app and the visit count come with the first touch, not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // Idle at once, so that nothing can come later than the page is watched.
    Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  });
  const traffic = await watchTraffic(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = traffic.take();
  expect(before.filter(isScript).every(isBoot)).toBe(true);
  expect(before.filter(isVisit)).toEqual([]);
  expect(sentBytes(before)).toBeLessThanOrEqual(130_000);

  await page.touchscreen.tap(10, 400);
  await expectCount(page, /^Site visits: \d/);
  const after = traffic.take();
  expect(after.filter(isVisit)).toHaveLength(1);
});

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var largestPaintMs: number;
}

// A slideshow, a picture in the head, and words alone.
for (const path of ['/', '/about', '/privacy']) {
  test(`the largest paint of ${path} comes before any script but the boot module`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.largestPaintMs = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.largestPaintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path);
    await untilHydratedByItself(page);
    const { largestPaint, scripts } = await page.evaluate(() => ({
      largestPaint: globalThis.largestPaintMs,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/assets/boot-'))
        .map(({ startTime }) => startTime),
    }));
    expect(largestPaint).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThan(largestPaint);
  });
}

// How heavy they may be: site/weight.test.ts.
test('going to another page fetches its module alone, and once the styles of all pages, its pictures apart', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  const traffic = await watchTraffic(page);
  for (const [index, sitePage] of [sitePages[1], sitePages[sitePages.length - 1]].entries()) {
    if (!sitePage) continue;
    const link = await showLinkTo(page, sitePage);
    await link.click();
    await expect(page).toHaveURL(sitePage.path);
    await page.waitForLoadState('networkidle');
    const transfers = traffic.take().filter((it) => !isPicture(it));
    expect(transfers.filter(isScript)).toHaveLength(1);
    expect(transfers).toHaveLength(index === 0 ? 2 : 1);
  }
});
