import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { openHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/visit-counter.ts';
import {
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

test(
  'the home page is complete in 130 kB, before the app is fetched',
  { tag: '@thorough' },
  async ({ page }) => {
    await neverIdle(page);
    const traffic = await watchTraffic(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const transfers = traffic.take();
    expect(transfers.filter(isScript).map(isBoot)).toEqual([true]);
    expect(sentBytes(transfers)).toBeLessThanOrEqual(130_000);
  },
);

test(
  'under Save-Data the app and the visit count come with the first touch, not before',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // Idle at once, so that nothing can come later than the page is watched.
      Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
    });
    const traffic = await watchTraffic(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = traffic.take();
    expect(before.filter(isScript).map(isBoot)).toEqual([true]);
    expect(before.filter(isVisit)).toEqual([]);

    await page.touchscreen.tap(10, 400);
    await expectCount(page, /^Site visits: \d/);
    const after = traffic.take();
    expect(after.filter(isVisit)).toHaveLength(1);
  },
);

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var largestPaintMs: number;
}

// A slideshow, and words alone.
for (const path of ['/', '/privacy']) {
  test(
    `the largest paint of ${path} comes before any script but the boot module`,
    { tag: '@thorough' },
    async ({ page }) => {
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
    },
  );
}

test('going to other pages fetches their modules, and once all styles, with every animation', async ({
  page,
}) => {
  await openHydrated(page, '/privacy');
  await page.waitForLoadState('networkidle');
  const traffic = await watchTraffic(page);
  for (const path of ['/', '/about'] as const) {
    const sitePage = pageAt(path);
    const link = await showLinkTo(page, sitePage);
    await link.click();
    await expect(page).toHaveTitle(sitePage.title);
    expect(await animationsWithoutKeyframes(page)).toEqual([]);
  }
  await page.waitForLoadState('networkidle');
  const transfers = traffic.take().filter((it) => !isPicture(it) && !isScript(it));
  expect(transfers.map((it) => it.path)).toEqual([
    expect.stringMatching(/^\/assets\/pages-.*\.css$/),
  ]);
});

function animationsWithoutKeyframes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ({ cssRules = [] }: { cssRules?: Iterable<CSSRule> }): string[] =>
      [...cssRules].flatMap((rule) =>
        rule instanceof CSSKeyframesRule ? rule.name : names(rule as CSSRule & CSSGroupingRule),
      );
    const held = new Set([...document.styleSheets].flatMap(names));
    const named = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) =>
        getComputedStyle(element, part).animationName.split(', '),
      ),
    );
    return [...new Set(named)].filter((name) => name !== 'none' && !held.has(name));
  });
}
