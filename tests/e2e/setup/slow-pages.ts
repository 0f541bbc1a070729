import type { BrowserContext, Page } from '@playwright/test';

/** SLOW=4 makes every page take four times as long for what it computes: CONTRIBUTING.md. */
export const slowness = Number(process.env['SLOW'] ?? 1);
if (!(slowness >= 1))
  throw new Error(`SLOW is "${process.env['SLOW']}"; expected a number of 1 or more, such as 4`);

/** Slows down all pages, also those that the test opens later. */
export async function slowDown(context: BrowserContext) {
  if (slowness === 1) return;
  const slow = async (page: Page) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    // Where a navigation starts another process, this second session replaces the media of Playwright's own: print,
    // reduced motion, forced colours.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !page.isClosed()) page.emulateMedia({}).catch(() => {});
    });
  };
  await Promise.all(context.pages().map(slow));
  context.on('page', slow);
}
