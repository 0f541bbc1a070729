import type { Browser, CDPSession, Page } from '@playwright/test';
import { sitePages } from '../../src/site-map.ts';
import { desktop, newVisit, untilAwake } from './phone.ts';

export type SoftNavigation = {
  path: string;
  /** Of what was sent, without headers and without pictures. */
  bytes: number;
  requests: number;
  /** Frames drawn from the click until one shows the new page: 1 is the first. */
  frames: number;
};

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var framesToNewPage: Promise<number> | undefined;
}

/** Goes from home (or, for home, from About) to each page by its link in the header. */
export async function measureSoftNavigations(
  browser: Browser,
  origin: string,
): Promise<SoftNavigation[]> {
  const results: SoftNavigation[] = [];
  for (const { path } of sitePages) results.push(await navigateOnce(browser, origin, path));
  return results;
}

async function navigateOnce(browser: Browser, origin: string, path: string) {
  const { page, cdp, close } = await newVisit(browser, desktop);
  try {
    await page.goto(origin + (path === '/' ? '/about' : '/'));
    await untilAwake(page);
    await page.waitForLoadState('networkidle');
    const sent = await countSent(cdp);
    const link = page.locator(`nav a[href="${path}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await countFrames(page);
    await link.click();
    const frames = await page.evaluate(() => globalThis.framesToNewPage ?? NaN);
    await page.waitForTimeout(500);
    return { path, ...sent(), frames };
  } finally {
    await close();
  }
}

/** From now on, the bodies that are fetched but for pictures. */
async function countSent(cdp: CDPSession) {
  const pictures = new Set<string>();
  const sent = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId) || encodedDataLength === 0) return;
    sent.add(requestId);
    bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => ({ bytes, requests: sent.size });
}

/** Begins at the next click, and looks at each frame as it is about to be drawn. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    globalThis.framesToNewPage = new Promise((resolve) => {
      let frames = 0;
      const look = () => {
        frames += 1;
        const heading = document.querySelector('main h1');
        if (heading && heading !== before) resolve(frames);
        else requestAnimationFrame(look);
      };
      window.addEventListener('click', () => requestAnimationFrame(look), {
        capture: true,
        once: true,
      });
    });
  });
}
