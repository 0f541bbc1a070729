import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

const WORDS = 'Off%20Kangundo%20Road%2C%20Ruai%2C%20Nairobi%2C%20Kenya';
const EMBEDDED = `https://www.google.com/maps?q=${WORDS}&output=embed`;
const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${WORDS}`;

/** Stands in for the outside map. */
async function answerMap(context: BrowserContext) {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A map of Ruai</h1>' }),
  );
}

function mapFrame(page: Page) {
  return page.getByTitle("Map: Motherly Care Children's Home, Off Kangundo Road");
}

test('nothing outside is asked for before the press [fault 40]', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Show the map' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Show the map' })).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const address of ['/about', '/contact']) {
  test(`the map appears on ${address} when it is asked for`, async ({
    page,
    context,
    allowedOutside,
  }) => {
    await answerMap(context);
    await page.goto(address);
    await untilHydrated(page);
    allowedOutside.push(/^https:\/\/www\.google\.com\/maps\?/);
    await page.getByRole('link', { name: 'Show the map' }).click();
    await expect(mapFrame(page)).toHaveAttribute('src', EMBEDDED);
    await expect(mapFrame(page)).toBeFocused();
    await expect(mapFrame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(mapFrame(page)).toHaveAttribute('sandbox', /^allow-(?!.*top-navigation)/);
    const map = mapFrame(page).contentFrame();
    await expect(map.getByRole('heading', { name: 'A map of Ruai' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show the map' })).toBeHidden();
    expect(context.pages()).toHaveLength(1);
  });
}

test('a press before waking is kept [fault 43]', async ({ page, context, allowedOutside }) => {
  allowedOutside.push(/^https:\/\/www\.google\.com\/maps\?/);
  await answerMap(context);
  const letAppCome = await holdApp(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Show the map' }).click();
  letAppCome();
  await expect(mapFrame(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

for (const fault of ['is blocked', 'never comes']) {
  test(`a map that ${fault} leaves its place, the address and the way there [fault 39]`, async ({
    page,
    context,
    allowedOutside,
    expectedErrors,
  }) => {
    allowedOutside.push(/^https:\/\/www\.google\.com\/maps\?/);
    expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
    await context.route('https://www.google.com/**', (route) =>
      fault === 'is blocked' ? route.abort() : undefined,
    );
    await page.goto('/about');
    await untilHydrated(page);
    const place = page.getByRole('region', { name: 'Find us in Ruai' });
    const before = await place.boundingBox();
    await page.getByRole('link', { name: 'Show the map' }).click();
    await expect(mapFrame(page)).toBeVisible();
    expect((await place.boundingBox())?.height).toBe(before?.height);
    await expect(place.getByText('Off Kangundo Road, Ruai')).toBeVisible();
    await expect(place.getByText('If no map appears here, use Get Directions.')).toBeVisible();
    await expect(place.getByRole('link', { name: /^Get Directions/ })).toBeVisible();
  });
}

for (const address of ['/about', '/contact']) {
  test(`Get Directions on ${address} opens the way there in a new tab`, async ({
    page,
    context,
    allowedOutside,
  }) => {
    allowedOutside.push(/^https:\/\/www\.google\.com\/maps\/dir\//);
    await answerMap(context);
    await page.goto(address);
    const place = page.getByRole('region', { name: 'Find us in Ruai' });
    await expect(place.getByText('1 km from Ruai Junction')).toBeVisible();
    const directions = place.getByRole('link', { name: /^Get Directions/ });
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('rel', /\bnoopener\b/);
    const opened = page.waitForEvent('popup');
    await directions.click();
    await expect(await opened).toHaveURL(DIRECTIONS);
    await expect(page).toHaveURL(address);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a link in a new tab', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'Show the map' });
    await expect(link).toHaveAttribute('href', EMBEDDED);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
