import type { Page } from '@playwright/test';

/**
 * Call it before `goto`: the page's time stands still, but for `page.clock.runFor`. A page is never
 * idle then, so it wakes at the first press.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01Z'));
}
