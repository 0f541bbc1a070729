import type { Page } from '@playwright/test';

/**
 * Call it before `goto`: the page's time stands still, but for `page.clock.runFor`. Such a page is
 * never idle, so that only an input hydrates it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01Z'));
}
