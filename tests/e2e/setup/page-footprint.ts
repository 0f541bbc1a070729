import type { CDPSession, Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var timersAlive: Set<number>;
}

/** What a page keeps in memory. */
export type Footprint = { listeners: number; nodes: number; timers: number };

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
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(() => globalThis.timersAlive.size),
  };
}

/** Call it before `goto`: keeps in `timersAlive` the timers that have neither run nor been cleared. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    const setInterval = window.setInterval.bind(window);
    const clearTimeout = window.clearTimeout.bind(window);
    const clearInterval = window.clearInterval.bind(window);
    globalThis.timersAlive = new Set();
    const { timersAlive } = globalThis;
    Object.assign(window, {
      setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const timer = setTimeout(() => {
          timersAlive.delete(timer);
          run(...args);
        }, ms);
        timersAlive.add(timer);
        return timer;
      },
      setInterval: (run: () => void, ms?: number, ...args: unknown[]) => {
        const timer = setInterval(run, ms, ...args);
        timersAlive.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        timersAlive.delete(timer);
        clearTimeout(timer);
      },
      clearInterval: (timer: number) => {
        timersAlive.delete(timer);
        clearInterval(timer);
      },
    });
  });
}
