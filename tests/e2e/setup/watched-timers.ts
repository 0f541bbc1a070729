import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var timersAlive: Set<number>;
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
