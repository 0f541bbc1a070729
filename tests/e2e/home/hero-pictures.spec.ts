import {
  expectPicture,
  expectTurnOf,
  keepRequestedPictures,
  openHero,
  pictureFiles,
  ROTATION_MS,
  untilLoaded,
} from '../setup/hero.ts';
import { expect, test } from '../setup/site-test.ts';

test('pictures are fetched one at a time, each when its turn is next', async ({ page }) => {
  const requested = keepRequestedPictures(page);
  await openHero(page);
  await untilLoaded(page, 2);
  expect(requested).toEqual([1, 2]);
  await expectTurnOf(page, 2);
  await untilLoaded(page, 3);
  expect(requested).toEqual([1, 2, 3]);
  for (const picture of [3, 4, 5, 1, 2, 3]) await expectTurnOf(page, picture);
  expect(requested).toEqual([1, 2, 3, 4, 5]);
});

test.describe('where the visitor saves data', () => {
  test('the first picture is the only one, without dots [fault 18] [fault 20]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requested = keepRequestedPictures(page);
    const hero = await openHero(page);
    await untilLoaded(page, 1);
    await page.clock.runFor(60_000);
    await expect(hero.getByRole('button')).toHaveCount(0);
    await expect(hero.getByRole('img')).toHaveCount(1);
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested).toEqual([1]);
  });
});

test('a picture that fails is passed over [fault 19]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await page.route(pictureFiles(2), (route) => route.abort());
  await openHero(page);
  for (const picture of [3, 4, 5, 1, 3]) await expectTurnOf(page, picture);
});

test('the first picture failing leaves the words and the others [fault 19]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await page.route(pictureFiles(1), (route) => route.abort());
  const hero = await openHero(page);
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Sponsor a Child' })).toBeVisible();
  for (const picture of [2, 3, 4, 5, 2]) await expectTurnOf(page, picture);
});

test('with every picture failing the words stay, and nothing is asked for twice [fault 19]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  for (const picture of [1, 2, 3, 4, 5]) {
    await page.route(pictureFiles(picture), (route) => route.abort());
  }
  const requested = keepRequestedPictures(page);
  const hero = await openHero(page);
  await expect.poll(() => requested).toEqual([1, 2, 3, 4, 5]);
  await page.clock.runFor(60_000);
  const backdrop = hero.locator('div', { has: page.locator('[data-current]') }).last();
  await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([1, 2, 3, 4, 5]);
});

test('a slow picture is passed over until it has come [fault 19]', async ({ page }) => {
  const slow = Promise.withResolvers<void>();
  await page.route(pictureFiles(2), async (route) => {
    await slow.promise;
    await route.continue();
  });
  await openHero(page);
  await untilLoaded(page, 1);
  await page.clock.runFor(ROTATION_MS);
  await expectPicture(page, 1);
  await expectTurnOf(page, 3);
  slow.resolve();
  await untilLoaded(page, 2);
  for (const picture of [4, 5, 1, 2]) await expectTurnOf(page, picture);
});
