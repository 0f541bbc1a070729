import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/**
 * Call it before `goto`. The page's time stands still, and only `page.clock.runFor` moves it. The page is never idle,
 * so only an input hydrates it.
 */
export async function stopClock(page: Page, time = '2026-03-02T09:00:00Z'): Promise<void> {
  // The clock runs between these two lines and can't be paused at a time in the past, so it starts a day before.
  await page.clock.install({ time: new Date(Date.parse(time) - DAY_MS) });
  await page.clock.pauseAt(new Date(time));
}
