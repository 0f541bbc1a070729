import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserFlags } from '../browser-flags.ts';
import { trustFlag } from './certificate.ts';

export type Visit = { page: Page; cdp: CDPSession; close: () => Promise<void> };

/** Lighthouse's own phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** Lighthouse's slow 4G as DevTools applies it: 150 ms × 3.75, 1.6 Mbit/s × 0.9. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserFlags, trustFlag()],
  });
}

/** A visitor who has never been here before. */
export async function newVisit(
  browser: Browser,
  screen: typeof phone | typeof desktop,
): Promise<Visit> {
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

/** Applied and not simulated: the page really waits. */
export async function slowDown({ cdp }: Visit): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Only once React has taken over does the footer count visits. */
export async function untilAwake(page: Page): Promise<void> {
  await page.getByText(/^Site visits: \S/).waitFor({ state: 'attached', timeout: 60_000 });
}
