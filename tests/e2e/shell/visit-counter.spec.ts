import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { callsOf, counterFlags, expectCount } from '../setup/visit-counter.ts';
import { untilHydrated } from '../setup/hydration.ts';

type Answer = { status?: number; body?: string } | { abort: string };

const unreachable: Record<string, Answer> = {
  'cannot be reached': { abort: 'internetdisconnected' },
  'has no address': { abort: 'namenotresolved' },
  'breaks off': { abort: 'connectionreset' },
  'answers 404': { status: 404, body: '{"count":7}' },
  'answers 429': { status: 429, body: '{"count":7}' },
  'answers 500': { status: 500, body: '{"count":7}' },
};

const unreadable: Record<string, Answer> = {
  'answers HTML': { body: '<!doctype html><h1>7</h1>' },
  'answers nothing': { body: '' },
  'answers half of it': { body: '{"count":7' },
  'answers null': { body: 'null' },
  'answers a bare number': { body: '7' },
  'has no count': { body: '{"visits":7}' },
  'counts null': { body: '{"count":null}' },
  'counts in a string': { body: '{"count":"7"}' },
  'speaks another dialect': { body: '{"data":{"up_count":7}}' },
};

const noCounts: Record<string, Answer> = {
  'counts below nothing': { body: '{"count":-5}' },
  'counts halves': { body: '{"count":12.5}' },
  'counts beyond all numbers': { body: '{"count":1e400}' },
  'counts more than can be told apart': { body: '{"count":1e21}' },
};

for (const [fault, answers] of [
  ['[fault 1]', unreachable],
  ['[fault 2]', unreadable],
  ['[fault 3]', noCounts],
] as const) {
  for (const [name, answer] of Object.entries(answers)) {
    test(`a counter that ${name} shows 0, silently ${fault}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      const calls = await callsOf(page, (route) =>
        'abort' in answer ? route.abort(answer.abort) : route.fulfill(answer),
      );
      await page.goto('/');
      await expectCount(page, '0');
      expect(await counterFlags(page)).toEqual({ visited: null, count: null });

      // Neither a retry nor a second call when the visitor moves on; the next load asks again.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
      await expectCount(page, '0');
      expect(calls).toHaveLength(1);
      await page.reload();
      await expectCount(page, '0');
      expect(calls).toHaveLength(2);
    });
  }
}

test('says "Loading..." while it waits, then the number [fault 4]', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await callsOf(page, async (route) => {
    await promise;
    await route.fulfill({ json: { count: 1_234_567 } });
  });
  await page.goto('/');
  await expectCount(page, 'Loading...');
  resolve();
  await expectCount(page, '1,234,567');
});

test('a counter that never answers is given up after eight seconds [fault 4]', async ({
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

test('a page that the browser prepares is no visit until it is shown [fault 9]', async ({
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

test('asks without cookies and tells nobody where from [fault 11]', async ({ page, context }) => {
  await context.addCookies([{ name: 'stray', value: '1', url: 'http://localhost/' }]);
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 3 } }));
  await page.goto('/about');
  await expectCount(page, '3');
  const [request] = calls;
  expect(request?.method()).toBe('GET');
  expect(new URL(request?.url() ?? '').pathname).toBe('/v1/motherly-care-childrens-home/visits/up');
  const headers = await request?.allHeaders();
  expect(headers).toMatchObject({ accept: expect.any(String) });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  await context.clearCookies({ name: 'stray' });
  await page.reload();
  await expectCount(page, '3');
  expect(await context.cookies()).toEqual([]);
});

test('counts at the counter that comes with the site', async ({ page, context }) => {
  await page.goto('/');
  await untilHydrated(page);
  const number = async (of: typeof page) => {
    await expectCount(of, /^Site visits: \d/);
    const text = await of.getByText(/^Site visits:/).textContent();
    return Number(text?.replaceAll(/\D/g, ''));
  };
  const first = await number(page);
  expect(first).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto('/');
  // Other tests visit it as well.
  expect(await number(other)).toBeGreaterThan(first);
});

for (const [locale, text] of [
  ['en-GB', '1,234,567'],
  ['en-KE', '1,234,567'],
  ['de-DE', '1.234.567'],
  ['ar-EG', '١٬٢٣٤٬٥٦٧'],
] as const) {
  test.describe(`a visitor from ${locale}`, () => {
    test.use({ locale });

    test('reads the number as at home [fault 10]', async ({ page }) => {
      await callsOf(page, (route) => route.fulfill({ json: { count: 1_234_567 } }));
      await page.goto('/');
      await expectCount(page, text);
    });
  });
}
