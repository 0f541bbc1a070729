import type { ConsoleMessage } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const unknown: Record<string, string> = {
  'an unknown path': '/nowhere',
  'a nested path': '/about/us/more',
  'an emoji': '/🙂',
  'an encoded path': '/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7',
  'escapes that are no text': '/%E0%A4%A',
  'another case': '/About',
  'capitals of a page': '/GALLERY',
  'two kilobytes': `/${'x'.repeat(2048)}`,
  'another site behind two slashes': '//evil.example',
  'another site behind a backslash': '/\\evil.example/about',
  'an object’s property': '/__proto__',
  'the error page itself': '/404',
  markup: '/<img src=x onerror=alert(1)>',
  'a format of its own': '/%s%o%c',
};

const isLog = (message: ConsoleMessage) =>
  message.type() === 'error' && message.text().startsWith('404:');

for (const [name, path] of Object.entries(unknown)) {
  test(`${name} is answered by the 404 page [fault 16]`, async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/, /^404:/);
    const logged = page.waitForEvent('console', isLog);
    const answer = await page.goto(`${baseURL}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/^Page not found/);

    const [said, about, ...more] = (await logged).args();
    expect(await said?.jsonValue()).toBe('404: there is no page at');
    expect(await about?.jsonValue()).toBe(await page.evaluate(() => window.location.pathname));
    expect(more).toEqual([]);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('shows a picture and the way home', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /^404:/);
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  const picture = main.getByRole('img');
  await expect(picture).toHaveAccessibleName(/\w+/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
});

test('stands for an unknown path inside the app, too [fault 16]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^404:/);
  await page.goto('/about');
  await untilHydrated(page);
  const logged = page.waitForEvent('console', isLog);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  expect(await (await logged).args()[1]?.jsonValue()).toBe('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a slash at the end leads to the page all the same [fault 16]', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a host that leaves the slash shows the page as well', async ({ page, request }) => {
  const about = await request.get('/about');
  await page.route('**/about/', (route) => route.fulfill({ response: about }));
  await page.goto('/about/');
  await untilHydrated(page);
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});
