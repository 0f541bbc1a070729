import type { ConsoleMessage } from '@playwright/test';
import { notFoundPage, pageAt } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';

const isLog = (message: ConsoleMessage) =>
  message.type() === 'error' && message.text().startsWith('404:');

// site/host.test.ts covers the server's answers to more unknown paths.
test('an unknown path shows the 404 page, is logged and leads home', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /^404:/);
  const open: Record<string, () => Promise<unknown>> = {
    '/%E0%A4%A': () => page.goto(`${baseURL}/%E0%A4%A`),
    '/%s%o/%c': () => page.goto(`${baseURL}/%s%o/%c`),
    '/give%0A': () => page.goto(`${baseURL}/give%0A`),
    '/no/such/page': () =>
      page.evaluate(() => {
        window.history.pushState(null, '', '/no/such/page');
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
  };
  for (const [path, arrive] of Object.entries(open)) {
    await test.step(path, async () => {
      const logged = page.waitForEvent('console', isLog);
      await arrive();
      const [message, place, ...more] = (await logged).args();
      expect(await message?.jsonValue()).toBe('404: there is no page at');
      expect(await place?.jsonValue()).toBe(await page.evaluate(() => window.location.pathname));
      expect(more).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle(notFoundPage.title);
      await expect(page.locator('[aria-current=page]')).toHaveCount(0);
    });
  }
  const picture = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(pageAt('/').title);
});
