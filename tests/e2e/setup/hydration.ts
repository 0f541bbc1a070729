import type { Page } from '@playwright/test';

/**
 * Hydrates the page now by an event that only the boot module listens for. Waiting until the browser is idle would take
 * up to 2 s more.
 */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('focusin'));
      // There may be no element yet while another document arrives.
      return document.documentElement?.matches('[data-hydrated]');
    },
    undefined,
    { timeout: 10_000 },
  );
}

export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

/** How fast the styles' animations run: 1 is as usual. The styles wait four seconds for the boot module. */
export async function setPlaybackRate(page: Page, playbackRate: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate });
}

/** Holds back the app's entry module until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
