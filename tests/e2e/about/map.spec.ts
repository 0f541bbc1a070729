import { embeddedMap as embedded, place } from '../../expected-facts.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const mapOrigin = 'https://www.google.com';
/** Stands in for the outside map. Its form works in a tab, and not in the frame's sandbox. */
const body = `<h1>A map</h1><a href="${embedded}" target="_blank">Directions</a>
  <form action="/maps?"><input name="from" value="Nairobi"><button>Go</button></form>`;

// every-page/before-hydration.spec.ts covers a click before hydration.
test('the map loads only when a visitor asks for it', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/^https:\/\/[^/]+\/maps\?/);
  const requests: string[] = [];
  await context.route(`${mapOrigin}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body });
  });
  await openHydrated(page, '/about');
  const section = page.locator('section:has(#location)').last();
  const showMap = page.getByRole('link', { name: 'Show the map' });
  await showMap.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  const before = await section.boundingBox();
  await showMap.click();
  const map = page.getByTitle(/^Map: /);
  await expect(map).toBeFocused();
  await expect(map).toHaveAttribute('src', embedded);
  await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(map).toHaveAttribute('sandbox', /^allow-(?!.*top-navigation)/);
  await expect(map.contentFrame().getByRole('heading')).toHaveText('A map');
  expect(requests).toEqual([embedded]);
  const larger = page.getByRole('link', { name: 'Larger map (opens in a new tab)' });
  const largerMap = page.waitForEvent('popup');
  await larger.click();
  await expect(await largerMap).toHaveURL(embedded);

  // If no map loads, a line says so above address and directions.
  expect((await section.boundingBox())?.height).toBe(before?.height);
  for (const line of place) await expect(section.getByText(line, { exact: true })).toBeVisible();
  await expect(section.getByText('If no map appears here, use Get Directions.')).toBeVisible();
  await expectAccessible(page, 'the map', { within: 'main' });

  const opened = page.waitForEvent('popup');
  await map.contentFrame().getByRole('link').click();
  const tab = await opened;
  await tab.getByRole('button').click();
  await expect(tab).toHaveURL(/from=Nairobi/);
});

test('a map that is asked for below it is brought into view, with the line that helps if none appears', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^https:\/\/[^/]+\/maps\?/);
  await context.route(`${mapOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await openHydrated(page, '/contact');
  await page.getByRole('link', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map: /)).toBeFocused();
  const help = page.getByText('If no map appears here, use Get Directions.');
  await expect(help).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const line = await help.boundingBox();
  expect(line?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('the sketch is heard as one sentence', async ({ page }) => {
  await openHydrated(page, '/about');
  await expect(page.locator('p', { hasText: 'Our gate:' })).toMatchAriaSnapshot(
    '- paragraph: "Our gate: 2.5 km from Example Junction off Long Example Road"',
  );
});

test('the sign of hours ends above the lower edge of the map', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHydrated(page, '/contact');
  const sign = await page.locator('div:has(> #come-and-see)').boundingBox();
  const mapFoot = await page.getByText('A sketch, not true to scale').boundingBox();
  if (!sign || !mapFoot) throw new Error('The sign or the map is missing');
  expect(sign.y + sign.height).toBeLessThan(mapFoot.y + mapFoot.height);
});
