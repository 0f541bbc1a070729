import type { CDPSession, Page } from '@playwright/test';

/** What a page keeps in memory. */
export type Footprint = { heapBytes: number; listeners: number; nodes: number; timers: number };

/** Call `watchTimers` before the page is opened. */
export async function footprintOf(page: Page, cdp: CDPSession): Promise<Footprint> {
  await cdp.send('Performance.enable');
  // What a first collection frees may have held what only a second one finds.
  for (let times = 0; times < 3; times += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => {
    const found = metrics.find((it) => it.name === name);
    if (!found) throw new Error(`the browser reports no ${name}`);
    return found.value;
  };
  return {
    heapBytes: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(() => globalThis.timersAlive.size),
  };
}
