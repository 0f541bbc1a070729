import type { Page } from '@playwright/test';
import { expectPicture, expectTurnOf, openHero, ROTATION_MS, untilLoaded } from '../setup/hero.ts';
import { expect, test } from '../setup/site-test.ts';

/** Away from the hero with pointer and focus. */
async function leaveHero(page: Page) {
  await page.mouse.move(2, 2);
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).focus();
}

async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('shows a picture for 4 s, and the first one after the last', async ({ page }) => {
  await openHero(page);
  await expectPicture(page, 1);
  await untilLoaded(page, 2);
  await page.clock.runFor(ROTATION_MS - 1);
  await expectPicture(page, 1);
  await page.clock.runFor(1);
  await expectPicture(page, 2);
  for (const picture of [3, 4, 5, 1, 2]) await expectTurnOf(page, picture);
});

test('a dot shows its picture', async ({ page }) => {
  const hero = await openHero(page);
  await expect(hero.getByRole('button', { name: /^Show picture \d of 5$/ })).toHaveCount(5);
  for (const picture of [3, 5, 1]) {
    await hero.getByRole('button', { name: `Show picture ${picture} of 5` }).click();
    await expectPicture(page, picture);
  }
});

test('the pause button stops it, and starts it again [fault 17]', async ({ page }) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await hero.getByRole('button', { name: 'Pause slideshow' }).click();
  await leaveHero(page);
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
  await hero.getByRole('button', { name: 'Play slideshow' }).click();
  await leaveHero(page);
  await expectTurnOf(page, 2);
});

test('a pause outlasts hover, a hidden tab and another page [fault 17]', async ({ page }) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await hero.getByRole('button', { name: 'Pause slideshow' }).click();
  await leaveHero(page);
  await hero.hover();
  await leaveHero(page);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);

  await hero.getByRole('link', { name: 'Learn More About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await leaveHero(page);
  await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
});

test('a pause is not stored: a new visit rotates [fault 17]', async ({ page }) => {
  const hero = await openHero(page);
  await hero.getByRole('button', { name: 'Pause slideshow' }).click();
  await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.reload();
  await page.keyboard.press('Shift');
  await expectTurnOf(page, 2);
});

test('stands while a pointer rests on it [fault 17]', async ({ page }) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await hero.hover();
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
  await leaveHero(page);
  await expectTurnOf(page, 2);
});

test('stands while the focus that a pointer brought is inside [fault 17]', async ({ page }) => {
  const hero = await openHero(page);
  await untilLoaded(page, 2);
  await hero.getByRole('button', { name: 'Show picture 1 of 5' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
  await leaveHero(page);
  await expectTurnOf(page, 2);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('leaves no hover behind [fault 17]', async ({ page }) => {
    const hero = await openHero(page);
    await untilLoaded(page, 2);
    await hero.getByRole('heading', { level: 1 }).tap();
    await expectTurnOf(page, 2);
  });
});

test('stands in a hidden tab and does not catch up afterwards [fault 17]', async ({ page }) => {
  await openHero(page);
  await untilLoaded(page, 2);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(60_000);
  await expectPicture(page, 1);
  await setVisibility(page, 'visible');
  await page.clock.runFor(ROTATION_MS - 1);
  await expectPicture(page, 1);
  await page.clock.runFor(1);
  await expectPicture(page, 2);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, and its dots still show the pictures [fault 18]', async ({ page }) => {
    const hero = await openHero(page);
    await page.clock.runFor(60_000);
    await expectPicture(page, 1);
    await expect(hero.getByRole('button', { name: /slideshow/ })).toBeHidden();
    await hero.getByRole('button', { name: 'Show picture 4 of 5' }).click();
    await expectPicture(page, 4);
  });
});
