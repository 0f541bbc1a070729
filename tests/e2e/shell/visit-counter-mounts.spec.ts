import { openFixture } from '../setup/fixture-page.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/visit-counter.ts';
import { untilHydrated } from '../setup/hydration.ts';

test('mounted four times during the call, it calls once and reads the newer answer [fault 5] [fault 11]', async ({
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
  // By StrictMode twice each time.
  await expect(page.locator('html')).toHaveAttribute('data-mounts', '4');
  await expectCount(page, 'Loading...');
  resolve();
  await expectCount(page, '42');
  expect(calls).toHaveLength(1);
});

test('a visitor who moves on during the call is counted once, and nothing breaks [fault 5]', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = await callsOf(page, async (route) => {
    await promise;
    await route.fulfill({ json: { count: 42 } });
  });
  await page.goto('/');
  await untilHydrated(page);
  for (const name of ['About Us', 'Programs']) {
    await clickFarDown(page.getByRole('contentinfo').getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectCount(page, 'Loading...');
  }
  resolve();
  await expectCount(page, '42');
  expect(calls).toHaveLength(1);
});

test('a counter that cannot be had is not asked again by itself, and nothing is said [fault 1]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const calls = await callsOf(page, (route) => route.abort('blockedbyclient'));
  await page.clock.install();
  await page.goto('/contact');
  await page.keyboard.press('Shift');
  await expectCount(page, '0');
  await page.clock.runFor(600_000);
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that comes back from the back/forward cache is no second visit [fault 9]', async ({
  page,
}) => {
  let count = 40;
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: (count += 1) } }));
  await page.goto('/');
  await expectCount(page, '41');
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/programs');
  await expectCount(page, '41');
  expect(calls).toHaveLength(1);
});
