import { heroPhotos } from '../../../src/content/hero.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  bodyBytes,
  isBoot,
  isPicture,
  isScript,
  neverIdle,
  sentBytes,
  watchTraffic,
} from '../setup/traffic.ts';
import { untilHydrated } from '../setup/hydration.ts';

// A common phone: what it fetches is what the budget is about.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const laterHeroPhotos = heroPhotos.slice(1).map((slug) => `/gallery/${slug}-`);

function isLaterHeroPhoto({ path }: { path: string }): boolean {
  return laterHeroPhotos.some((start) => path.startsWith(start));
}

test('home is complete in 130 kB and 8 requests before the app is fetched', async ({ page }) => {
  await neverIdle(page);
  const traffic = await watchTraffic(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const transfers = traffic.take();
  expect(transfers.filter(isScript).every(isBoot)).toBe(true);
  expect(transfers.length).toBeLessThanOrEqual(8);
  expect(sentBytes(transfers)).toBeLessThanOrEqual(130_000);
  expect(bodyBytes(transfers.filter(isPicture))).toBeLessThanOrEqual(90_000);
});

test('home is awake after 16 requests', async ({ page }) => {
  const traffic = await watchTraffic(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const transfers = traffic.take().filter((it) => !isLaterHeroPhoto(it));
  expect(transfers.filter(isScript).length).toBeGreaterThan(1);
  expect(transfers.length).toBeLessThanOrEqual(16);
});

for (const { path } of [...sitePages, notFoundPage]) {
  test(`${path} has painted its largest part before any script but the boot module`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await page.addInitScript(() => {
      globalThis.largestPaintMs = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.largestPaintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path);
    await untilHydrated(page);
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

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var largestPaintMs: number;
}

for (const sitePage of sitePages.slice(1)) {
  const { path } = sitePage;
  test(`going to ${path} fetches 6 kB at most, its pictures apart`, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const traffic = await watchTraffic(page);
    const link = await showLinkTo(page, sitePage);
    await link.click();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    const transfers = traffic.take().filter((it) => !isPicture(it));
    expect(transfers.filter(isScript)).toHaveLength(1);
    expect(bodyBytes(transfers)).toBeLessThanOrEqual(6000);
  });
}
