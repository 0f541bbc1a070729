import type { Page } from '@playwright/test';
import {
  dotName,
  expectPicture,
  expectTurnOf,
  heroPictures,
  keepRequestedPictures,
  openHero,
  pictureFiles,
  ROTATION_MS,
  untilLoaded,
} from '../setup/hero.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

/** Longer than any timer of the hero, in ms. */
const LONG_MS = 60_000;

/** All pictures but the first, and then the first again. */
const oneRound = [...heroPictures.slice(1), 1];

/** Takes pointer and focus away from the hero. */
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

test('shows each picture for 4 s, wraps round, and fetches each picture just before its turn', async ({
  page,
}) => {
  const requested = keepRequestedPictures(page);
  const hero = await openHero(page);
  await expectPicture(page, 1);
  await untilLoaded(page, 2);
  expect(requested).toEqual([1, 2]);
  await page.clock.runFor(ROTATION_MS - 1);
  await expectPicture(page, 1);
  await page.clock.runFor(1);
  await expectPicture(page, 2);
  await untilLoaded(page, 3);
  expect(requested).toEqual([1, 2, 3]);
  for (const picture of [...oneRound.slice(1), 2]) await expectTurnOf(page, picture);
  expect(requested).toEqual(heroPictures);
  // A tap is no hover.
  await hero.getByRole('heading', { level: 1 }).tap();
  await expectTurnOf(page, 3);
});

test(
  'a pause lasts through hover, a hidden tab and another page, but not through a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    const hero = await openHero(page);
    await untilLoaded(page, 2);
    await hero.getByRole('button', { name: 'Pause slideshow' }).click();
    await leaveHero(page);
    await hero.hover();
    await leaveHero(page);
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);

    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await leaveHero(page);
    const play = hero.getByRole('button', { name: 'Play slideshow' });
    await expect(play).toBeVisible();
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);

    await play.click();
    await leaveHero(page);
    await expectTurnOf(page, 2);

    await hero.getByRole('button', { name: 'Pause slideshow' }).click();
    await expect(play).toBeVisible();
    await page.reload();
    await page.keyboard.press('Shift');
    await expectTurnOf(page, 2);
  },
);

test(
  'stops while the pointer is over it, a clicked dot has the focus, or the tab is hidden, and does not catch up',
  { tag: '@desktop' },
  async ({ page }) => {
    const hero = await openHero(page);
    await untilLoaded(page, 2);
    await hero.hover();
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);
    await hero.getByRole('button', { name: dotName(1) }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);
    await setVisibility(page, 'hidden');
    await leaveHero(page);
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);
    await setVisibility(page, 'visible');
    await page.clock.runFor(ROTATION_MS - 1);
    await expectPicture(page, 1);
    await page.clock.runFor(1);
    await expectPicture(page, 2);
  },
);

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not rotate, and each dot still shows its picture', async ({ page }) => {
    const hero = await openHero(page);
    await page.clock.runFor(LONG_MS);
    await expectPicture(page, 1);
    await expect(hero.getByRole('button', { name: /slideshow/ })).toBeHidden();
    await expect(hero.getByRole('button')).toHaveCount(heroPictures.length);
    for (const picture of [3, heroPictures.length, 1]) {
      await hero.getByRole('button', { name: dotName(picture) }).click();
      await expectPicture(page, picture);
    }
  });
});

test(
  'under Save-Data the first picture is the only one, without dots',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requested = keepRequestedPictures(page);
    const hero = await openHero(page);
    await untilLoaded(page, 1);
    await page.clock.runFor(LONG_MS);
    await expect(hero.getByRole('button')).toHaveCount(0);
    await expect(hero.getByRole('img')).toHaveCount(1);
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested).toEqual([1]);
  },
);

test(
  'where every picture fails the words stay, and each file is requested once',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
    for (const picture of heroPictures) {
      await page.route(pictureFiles(picture), (route) => route.abort());
    }
    const requested = keepRequestedPictures(page);
    const hero = await openHero(page);
    await expect.poll(() => requested).toEqual(heroPictures);
    await page.clock.runFor(LONG_MS);
    const backdrop = hero.locator('div', { has: page.locator('[data-current]') }).last();
    await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested).toEqual(heroPictures);
  },
);

test(
  'the two buttons stand beside each other on a wide screen, in letters of any width',
  { tag: ['@desktop', '@thorough'] },
  async ({ page }) => {
    const hero = await openHero(page);
    const buttons = ['Sponsor a Child', 'Learn More About Us'].map((name) =>
      hero.getByRole('link', { name }),
    );
    for (const font of textFonts) {
      await setTextFont(page, font);
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
        expect(boxes[1]?.y, `${font} at ${width} px`).toBe(boxes[0]?.y);
      }
    }
  },
);
