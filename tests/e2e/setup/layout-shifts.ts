import type { Page } from '@playwright/test';

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

type LayoutShift = { value: number; moved: string };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var layoutShifts: LayoutShift[];
}

/** To be called before the page is asked for. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as LayoutShiftEntry[];
      for (const { value, sources } of shifts) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`,
          );
          return `${node?.textContent ?? ''}: ${from} → ${to}`;
        });
        globalThis.layoutShifts.push({ value, moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved, and how much by CLS's measure, when the last frame has been reported. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The frame that shows the font, and the one that reports it.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return globalThis.layoutShifts;
  });
}
