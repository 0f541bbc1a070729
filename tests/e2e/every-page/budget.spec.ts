import type { Page, Request } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/fake-visit-counter.ts';

/** Collects answered requests from now on. */
function watchTraffic(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const scriptsIn = (requests: Request[]) => requests.filter((it) => pathOf(it).endsWith('.js'));
const visitsIn = (requests: Request[]) => requests.filter((it) => pathOf(it).startsWith('/v1/'));

test.describe('what is fetched', { tag: '@thorough' }, () => {
  // The budget counts the pictures of a common phone.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the home page without the app takes at most 200 kB', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const requests = watchTraffic(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scriptsIn(requests)).toHaveLength(1);
    let sum = 0;
    for (const request of requests) {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sum += responseBodySize + responseHeadersSize;
    }
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(200_000);
  });

  test('under Save-Data the app loads at the first touch only', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // The page is idle at once: nothing is fetched after the test has looked.
      Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
    });
    const requests = watchTraffic(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scriptsIn(requests)).toHaveLength(1);
    expect(visitsIn(requests)).toEqual([]);
    await page.touchscreen.tap(10, 400);
    await expectCount(page, /^Site visits: \d/);
    expect(visitsIn(requests)).toHaveLength(1);
    await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
  });
});
