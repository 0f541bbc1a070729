import type { Page } from '@playwright/test';
import { INSTANT } from '../../instant.ts';

const DAY_MS = 86_400_000;

/**
 * Call it before `goto`. Only `page.clock.runFor` moves the time. The page is never idle: only an input hydrates it.
 * Time stands still at `instant`: a test with an `instant` of its own hands it on.
 */
export async function stopClock(page: Page, instant = INSTANT): Promise<void> {
  // The clock runs between these lines and can't be paused in the past, so it starts a day before.
  await page.clock.install({ time: new Date(Date.parse(instant) - DAY_MS) });
  await page.clock.pauseAt(new Date(instant));
}
