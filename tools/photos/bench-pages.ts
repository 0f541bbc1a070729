import type { Browser } from '@playwright/test';

export type PageMeasurement = {
  /** Of the pictures asked for before any scrolling, as they are sent. */
  pictureBytes: number;
  pictures: string[];
  layoutShift: number;
};

const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 };

/**
 * One page on a phone: which pictures it fetches until the network is quiet, and how far anything
 * moves from then to the page's end. The hero stands still, as for the first four seconds.
 */
export async function measurePage(browser: Browser, address: string): Promise<PageMeasurement> {
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/gallery/'))
      sizes.set(pathname.slice(9), Number(response.headers()['content-length'] ?? 0));
  });
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(globalThis, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.value += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const pictures = [...sizes.keys()];
  const pictureBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  await page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(
    () => (globalThis as unknown as { layoutShift: { value: number } }).layoutShift.value,
  );
  await context.close();
  return { pictureBytes, pictures, layoutShift };
}

type LayoutShift = PerformanceEntry & { value: number };
