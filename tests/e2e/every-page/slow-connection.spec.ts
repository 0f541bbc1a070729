import { untilHydratedByItself } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { bankAccount, paybill } from '../../payment-values.ts';

test('on 2G and a processor that is 6 times slower the payment details are shown before any script runs', async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 250_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const { promise: released, resolve: releaseScripts } = Promise.withResolvers<void>();
  const scripts: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    scripts.push(new URL(route.request().url()).pathname.replace(/-.{8}\.js$/, ''));
    await released;
    await route.continue();
  });
  await page.goto('/get-involved', { waitUntil: 'commit' });
  for (const value of [paybill, bankAccount]) {
    await expect(page.getByText(value, { exact: true }).first()).toBeVisible();
  }
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  // The boot module may have been requested; nothing else has been.
  expect(scripts.filter((script) => script !== '/assets/boot')).toEqual([]);
  await page.getByText(paybill, { exact: true }).first().scrollIntoViewIfNeeded();
  await expect(page.getByText(paybill, { exact: true }).first()).toBeInViewport();

  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  releaseScripts();
  await untilHydratedByItself(page);
  expect(scripts[0]).toBe('/assets/boot');
  expect(scripts).toContain('/assets/entry.client');
});
