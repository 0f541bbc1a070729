import type { ConsoleMessage } from '@playwright/test';
import { notFoundPage, pageAt } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { openHydrated } from '../setup/hydration.ts';

// What the server answers to more of them: site/host.test.ts.
const unknown: Record<string, string> = {
  'a nested path': '/about/us/more',
  'a bad escape': '/%E0%A4%A',
  'format specifiers': '/%s%o%c',
  'a line break behind a page': '/give%0A',
  'a line break between': '/a/b%0Ac',
  'a line separator': '/%E2%80%A8',
};

const isLog = (message: ConsoleMessage) =>
  message.type() === 'error' && message.text().startsWith('404:');

const heading = 'Oops! Page not found';

test('any unknown path shows the 404 page with status 404, and is logged as an argument of its own', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /^404:/);
  for (const [name, path] of Object.entries(unknown)) {
    await test.step(name, async () => {
      const logged = page.waitForEvent('console', isLog);
      const answer = await page.goto(`${baseURL}${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(notFoundPage.title);
      await expect(page.locator('[aria-current=page]')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(1);

      const [message, logs, ...more] = (await logged).args();
      expect(await message?.jsonValue()).toBe('404: there is no page at');
      expect(await logs?.jsonValue()).toBe(await page.evaluate(() => window.location.pathname));
      expect(more).toEqual([]);
    });
  }
});

test('an unknown path inside the app shows the same page, with its picture and the way home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^404:/);
  await openHydrated(page, '/about');
  const logged = page.waitForEvent('console', isLog);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(notFoundPage.title);
  expect(await (await logged).args()[1]?.jsonValue()).toBe('/no/such/page');
  const picture = page.getByRole('main').getByRole('img');
  await expect(picture).toHaveAccessibleName(/\w+/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(pageAt('/').title);
});
