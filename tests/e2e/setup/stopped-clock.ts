import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/**
 * Call it before `goto`: the page's time stands still, but for `page.clock.runFor`. Such a page is
 * never idle, so that only an input hydrates it.
 */
export async function stopClock(page: Page, time = '2026-03-02T09:00:00Z'): Promise<void> {
  // From the day before, because it runs until the next line, and cannot be stopped at a time that has passed.
  await page.clock.install({ time: new Date(Date.parse(time) - DAY_MS) });
  await page.clock.pauseAt(new Date(time));
}
