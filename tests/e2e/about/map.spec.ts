import type { BrowserContext, Page } from '@playwright/test';
import { organization } from '../../../src/content/organization.ts';
import { embeddedMapAddress } from '../../../src/lib/map-address.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';
import { openHydrated } from '../setup/hydration.ts';

const { address, mapOrigin } = organization;
const embedded = embeddedMapAddress(mapOrigin, address.words);
const anyMap = `${mapOrigin}/**`;

test.beforeEach(({ allowedOutside }) => {
  allowedOutside.push(/^https:\/\/[^/]+\/maps\?/);
});

const directions = `${mapOrigin}/maps?directions`;
const pages: Record<string, string> = {
  [embedded]: `<h1>A map</h1><a href="${directions}" target="_blank">Directions</a>`,
  [directions]:
    '<form action="/maps?"><input name="from" value="Nairobi"><button>Go</button></form>',
};

/** Stands in for the outside map, and records its requests. */
async function answerMap(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(anyMap, async (route) => {
    const url = route.request().url();
    requests.push(url);
    await route.fulfill({ contentType: 'text/html', body: pages[url] ?? '' });
  });
  return requests;
}

const mapFrame = (page: Page) => page.getByTitle(/^Map: /);
const showMap = (page: Page) => page.getByRole('link', { name: 'Show the map' });

// That a click before hydration waits for it: every-page/before-hydration.spec.ts.
test('the map is requested only once a visitor asks for it, and is shown on the page; what it opens works', async ({
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

  const opened = page.waitForEvent('popup');
  await mapFrame(page).contentFrame().getByRole('link').click();
  const tab = await opened;
  await tab.getByRole('button').click();
  await expect(tab).toHaveURL(/from=Nairobi/);
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
