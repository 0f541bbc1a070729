import { openFixture } from '../setup/fixture-page.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { callsOf, counterFlags, expectCount } from '../setup/visit-counter.ts';
import { pageAt } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';

// What an answer and a stored number may look like: src/lib/visit-counter.test.ts.

test('where the counter cannot be reached it shows 0, says nothing, and asks again only on the next load [fault 1]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const calls = await callsOf(page, (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await page.goto('/contact');
  await page.keyboard.press('Shift');
  await expectCount(page, '0');
  await page.clock.runFor(600_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await counterFlags(page)).toEqual({ visited: null, count: null });

  await footerLink(page, '/gallery').click();
  await expect(page).toHaveTitle(pageAt('/gallery').title);
  await expectCount(page, '0');
  expect(calls).toHaveLength(1);
  await page.reload();
  await page.keyboard.press('Shift');
  await expectCount(page, '0');
  expect(calls).toHaveLength(2);
});

test('a counter that never answers is aborted after 8 s, and 0 shows [fault 4]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await stopClock(page);
  const calls = await callsOf(page, () => undefined);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expectCount(page, 'Loading...');
  await expect.poll(() => calls.length).toBe(1);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/'));
  await page.clock.runFor(7999);
  await expectCount(page, 'Loading...');
  await page.clock.runFor(1);
  await expectCount(page, '0');
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await page.clock.runFor(60_000);
  expect(calls).toHaveLength(1);
});

test.describe('a visitor from Germany', () => {
  test.use({ locale: 'de-DE' });

  test('sees "Loading...", then the number in their locale, from one request a session without cookies or referrer [fault 8] [fault 9] [fault 10] [fault 11]', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'stray', value: '1', url: 'http://localhost/' }]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = await callsOf(page, async (route) => {
      await promise;
      await route.fulfill({ json: { count: 1_234_567 } });
    });
    await page.goto('/');
    await expectCount(page, 'Loading...');
    resolve();
    await expectCount(page, '1.234.567');
    expect(await counterFlags(page)).toEqual({ visited: 'true', count: '1234567' });

    const [request] = calls;
    expect(request?.method()).toBe('GET');
    expect(new URL(request?.url() ?? '').pathname).toMatch(/^\/v1\/[\w-]+\/visits\/up$/);
    const headers = await request?.allHeaders();
    expect(headers).toMatchObject({ accept: expect.any(String) });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    await context.clearCookies({ name: 'stray' });

    // As the browser does when the page comes back from its back/forward cache.
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await footerLink(page, '/programs').click();
    await expect(page).toHaveURL('/programs');
    await expectCount(page, '1.234.567');
    await page.reload();
    await expectCount(page, '1.234.567');
    expect(calls).toHaveLength(1);
    expect(await context.cookies()).toEqual([]);
  });
});

test('a visitor who moves on during the request is counted once [fault 5]', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = await callsOf(page, async (route) => {
    await promise;
    await route.fulfill({ json: { count: 42 } });
  });
  await page.goto('/');
  await untilHydrated(page);
  for (const path of ['/about', '/programs'] as const) {
    await footerLink(page, path).click();
    await expect(page).toHaveTitle(pageAt(path).title);
    await expectCount(page, 'Loading...');
  }
  resolve();
  await expectCount(page, '42');
  expect(calls).toHaveLength(1);
});

test('mounted four times during the request, it asks once and reads the newer answer [fault 5] [fault 11]', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = await callsOf(page, async (route) => {
    await promise;
    await route.fulfill({ json: { data: { up_count: 42 } } });
  });
  await openFixture(page, 'visit-count');
  await expectCount(page, 'Loading...');
  await page.getByRole('button', { name: 'Mount it again' }).click();
  // StrictMode mounts twice each time.
  await expect(page.locator('html')).toHaveAttribute('data-mounts', '4');
  await expectCount(page, 'Loading...');
  resolve();
  await expectCount(page, '42');
  expect(calls).toHaveLength(1);
});

test('a page that the browser prerenders is no visit until it is shown [fault 9]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
    document.addEventListener('prerenderingchange', () => (prerendering = false));
  });
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 8 } }));
  await page.goto('/');
  await expectCount(page, 'Loading...');
  expect(calls).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expectCount(page, '8');
  expect(calls).toHaveLength(1);
});

test('where storage is blocked the number shows, from one request a load [fault 6]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 77 } }));
  await page.goto('/');
  await expectCount(page, '77');
  await footerLink(page, '/about').click();
  await expect(page).toHaveTitle(pageAt('/about').title);
  await expectCount(page, '77');
  expect(calls).toHaveLength(1);
});

test('each tab asks the server once, and shows the number of its answer [fault 9]', async ({
  page,
  context,
}) => {
  const numberShown = async (of: typeof page) => {
    const answered = of.waitForResponse('**/v1/**');
    await of.goto('/');
    const { count } = (await (await answered).json()) as { count: number };
    await expectCount(of, count.toLocaleString('en-GB'));
    return count;
  };
  const first = await numberShown(page);
  expect(first).toBeGreaterThan(0);
  // Not greater: other tests ask at the same time, and callers are limited.
  expect(await numberShown(await context.newPage())).toBeGreaterThanOrEqual(first);
});
