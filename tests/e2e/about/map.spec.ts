import type { BrowserContext, Page } from '@playwright/test';
import { organization } from '../../../src/content/organization.ts';
import { embeddedMapAddress } from '../../../src/lib/map-address.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, openHydrated } from '../setup/hydration.ts';

const { address, mapOrigin } = organization;
const embedded = embeddedMapAddress(mapOrigin, address.words);
const anyMap = `${mapOrigin}/**`;

test.beforeEach(({ allowedOutside }) => {
  allowedOutside.push(/^https:\/\/[^/]+\/maps\?/);
});

/** Stands in for the outside map, and records its requests. */
async function answerMap(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(anyMap, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' });
  });
  return requests;
}

const mapFrame = (page: Page) => page.getByTitle(/^Map: /);
const showMap = (page: Page) => page.getByRole('link', { name: 'Show the map' });

test('the map is requested only once a visitor asks for it, and is shown on the page', async ({
  page,
  context,
}) => {
  const requests = await answerMap(context);
  await openHydrated(page, '/about');
  await showMap(page).scrollIntoViewIfNeeded();
  await expect(showMap(page)).toBeInViewport();
  expect(requests).toEqual([]);

  await showMap(page).click();
  await expect(mapFrame(page)).toBeFocused();
  await expect(mapFrame(page)).toHaveAttribute('src', embedded);
  await expect(mapFrame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(mapFrame(page)).toHaveAttribute('sandbox', /^allow-(?!.*top-navigation)/);
  await expect(mapFrame(page).contentFrame().getByRole('heading')).toHaveText('A map');
  await expect(showMap(page)).toBeHidden();
  expect(requests).toEqual([embedded]);
  const larger = page.getByRole('link', { name: 'Larger map (opens in a new tab)' });
  await expect(larger).toHaveAttribute('href', embedded);
  await expect(page).toHaveURL('/about');
  expect(context.pages()).toHaveLength(1);
  await expectAccessible(page, 'the map', { within: 'main' });
});

test('a click before hydration shows the map after it, in no new tab', async ({
  page,
  context,
}) => {
  await answerMap(context);
  const letAppCome = await holdApp(page);
  await page.goto('/about');
  await showMap(page).click();
  letAppCome();
  await expect(mapFrame(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('where no map comes, the address and the directions stay in place, with a line about it', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await context.route(anyMap, (route) => route.abort());
  await openHydrated(page, '/about');
  const section = page.locator('[aria-labelledby=location]');
  const before = await section.boundingBox();
  await showMap(page).click();
  await expect(mapFrame(page)).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(before?.height);
  for (const line of address.lines) await expect(section.getByText(line)).toBeVisible();
  await expect(section.getByText('If no map appears here, use Get Directions.')).toBeVisible();
  await expect(section.getByRole('link', { name: /^Get Directions/ })).toBeVisible();
});
