import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/**
 * Call it before `goto`. Only `page.clock.runFor` moves the time. The page is never idle: only an input hydrates it.
 */
export async function stopClock(page: Page, time = '2026-03-02T09:00:00Z'): Promise<void> {
  // The clock runs between these lines and can't be paused in the past, so it starts a day before.
  await page.clock.install({ time: new Date(Date.parse(time) - DAY_MS) });
  await page.clock.pauseAt(new Date(time));
}
