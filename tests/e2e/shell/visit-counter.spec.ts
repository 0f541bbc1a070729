import { pageAt } from '../../../src/site-map.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { callsOf, expectCount } from '../setup/fake-visit-counter.ts';

// src/components/visit-count/visit-counter.test.ts covers each answer, no answer and blocked storage.

test('the counter shows "Loading..." and then the number', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = await callsOf(page, async (route) => {
    await promise;
    await route.fulfill({ json: { count: 1_234_567 } });
  });
  await page.goto('/');
  await expectCount(page, 'Loading...');
  await footerLink(page, '/about').click();
  await expect(page).toHaveTitle(pageAt('/about').title);
  await expectCount(page, 'Loading...');
  resolve();
  await expectCount(page, '1,234,567');
  expect(calls[0]?.url()).toMatch(/\/v1\/[\w-]+\/visits\/up$/);

  // As when a page returns from the back-forward cache.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await footerLink(page, '/programs').click();
  await expect(page).toHaveURL('/programs');
  await expectCount(page, '1,234,567');
  await page.reload();
  await expectCount(page, '1,234,567');
  expect(calls).toHaveLength(1);
});

test('a prerendered page is no visit until it is shown', { tag: '@thorough' }, async ({ page }) => {
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
