import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { expect, test } from './setup/site-test.ts';
import { untilAwake } from './setup/waking.ts';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: string[];
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`nothing on ${path} moves when the font comes late and the page wakes`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await page.addInitScript(() => {
      globalThis.layoutShifts = [];
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as LayoutShift[];
        for (const { value, sources } of shifts) {
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const [from, to] = [previousRect, currentRect].map(
              ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`,
            );
            return `${node?.textContent ?? ''}: ${from} → ${to}`;
          });
          globalThis.layoutShifts.push(`${value}: ${moved.join('; ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: shown, resolve: showFont } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    showFont();
    await untilAwake(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // The frame that shows the font, and the one that reports it.
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(await page.evaluate(() => globalThis.layoutShifts)).toEqual([]);
  });
}
