import type { Locator, Page } from '@playwright/test';
import { heroPhotos } from '../../../src/pages/home/hero-section.tsx';
import { sitePhotos } from '../../../src/content/photos.generated.ts';
import { setPlaybackRate, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

/** How long each picture shows, in ms. */
const ROTATION_MS = 4000;

/** The numbers of the pictures, from 1. */
const pictures = heroPhotos.map((_slug, index) => index + 1);

const dotName = (picture: number) => `Show picture ${picture} of ${heroPhotos.length}`;

/** The numbers of the pictures that are requested from now on. */
function keepRequestedPictures(page: Page): number[] {
  const requested: number[] = [];
  page.on('request', (request) => {
    const index = heroPhotos.findIndex((slug) => request.url().includes(`/gallery/${slug}-`));
    if (index >= 0) requested.push(index + 1);
  });
  return requested;
}

/** Opens Home with a stopped clock, and hydrates it with a key that does nothing else. */
async function openHero(page: Page): Promise<Locator> {
  await stopClock(page);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  return page.getByRole('region', { name: 'Welcome to the home' });
}

async function untilLoaded(hero: Locator, picture: number) {
  const image = hero.locator(`[aria-label="${picture} of ${heroPhotos.length}"] img`);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
}

async function expectPicture(hero: Locator, picture: number) {
  const slug = heroPhotos[picture - 1] ?? heroPhotos[0];
  await expect(hero.locator('[aria-current=true]')).toHaveAccessibleName(dotName(picture));
  await expect(hero.getByRole('img')).toHaveAttribute('alt', sitePhotos[slug].alt);
  await expect(hero.locator('[data-current]')).toHaveCSS('background-image', /gradient/);
}

/** Waits for the next picture to load and lets one interval pass. */
async function expectTurnOf(hero: Locator, picture: number) {
  await untilLoaded(hero, picture);
  await hero.page().clock.runFor(ROTATION_MS);
  await expectPicture(hero, picture);
}

async function expectStopped(hero: Locator) {
  await hero.page().clock.runFor(2 * ROTATION_MS + 1);
  await expectPicture(hero, 1);
}

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

test('the slideshow shows each picture for 4 s, fetches the next just in time, and stops for Tab', async ({
  page,
}) => {
  const requested = keepRequestedPictures(page);
  const hero = await openHero(page);
  await test.step('each picture shows for four seconds, and the next one is fetched just in time', async () => {
    await expectPicture(hero, 1);
    await untilLoaded(hero, 2);
    expect(requested).toEqual([1, 2]);
    await page.clock.runFor(ROTATION_MS - 1);
    await expectPicture(hero, 1);
    await page.clock.runFor(1);
    await expectPicture(hero, 2);
    await untilLoaded(hero, 3);
    expect(requested).toEqual([1, 2, 3]);
    for (const picture of [...pictures.slice(2), 1, 2]) await expectTurnOf(hero, picture);
    expect(requested).toEqual(pictures);
  });

  await test.step('Tab reaches the controls in their order, and stops the slideshow', async () => {
    // The W3C's ARIA practices for a carousel that rotates by itself.
    await page.reload();
    await page.keyboard.press('Shift');
    await untilHydrated(page);
    await untilLoaded(hero, 2);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
    const links = ['Sponsor a Child', 'Learn More About Us'];
    for (const name of [...links, 'Play slideshow', ...pictures.map(dotName)]) {
      await page.keyboard.press('Tab');
      await expect(hero.locator(':focus')).toHaveAccessibleName(name);
    }
    await leaveHero(page);
    await expectStopped(hero);
  });

  await test.step('Play starts the slideshow again', async () => {
    await hero.getByRole('button', { name: 'Play slideshow' }).press('Enter');
    await expect(hero.getByRole('button', { name: 'Pause slideshow' })).toBeFocused();
    await expectTurnOf(hero, 2);
  });

  await test.step('a key on a dot shows its picture', async () => {
    for (const [key, number] of [
      ['Space', pictures.length],
      ['Enter', 1],
    ] as const) {
      const dot = hero.getByRole('button', { name: dotName(number) });
      await dot.press(key);
      await expectPicture(hero, number);
      await expect(dot).toBeFocused();
    }
  });

  await test.step('a paused slideshow stays paused after another page', async () => {
    await hero.getByRole('button', { name: 'Pause slideshow' }).click();
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await leaveHero(page);
    await expectStopped(hero);
  });
});

test(
  'the slideshow stops for the pointer, the focus, a hidden tab, Pause and reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    const hero = await openHero(page);
    await untilLoaded(hero, 2);
    await test.step('the pointer stops the slideshow', async () => {
      await hero.hover();
      await expectStopped(hero);
    });

    await test.step('the old picture stays whole below the new one until that has come', async () => {
      await setPlaybackRate(page, 0.01);
      await hero.getByRole('button', { name: dotName(2) }).click();
      await expect
        .poll(() => hero.evaluate((it) => it.getAnimations({ subtree: true }).length))
        .toBeGreaterThan(0);
      const opacities = await hero.evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = 450;
        }
        return ['1 of', '2 of'].map((name) => {
          const slide = element.querySelector(`[aria-label^="${name}"]`) ?? element;
          return Number(getComputedStyle(slide).opacity);
        });
      });
      expect(opacities).toEqual([1, expect.closeTo(0.5, 1)]);
      await setPlaybackRate(page, 1);
      await hero.getByRole('button', { name: dotName(1) }).click();
    });

    await test.step('a dot that has the focus stops the slideshow', async () => {
      await page.mouse.move(2, 2);
      await expectStopped(hero);
    });

    await test.step('a hidden tab stops the slideshow', async () => {
      await setVisibility(page, 'hidden');
      await leaveHero(page);
      await expectStopped(hero);
    });

    await test.step('Pause stops the slideshow', async () => {
      await hero.getByRole('button', { name: 'Pause slideshow' }).click();
      await leaveHero(page);
      await setVisibility(page, 'visible');
      await expectStopped(hero);
    });

    await test.step('Play starts the slideshow, and a picture shows for four seconds', async () => {
      await hero.getByRole('button', { name: 'Play slideshow' }).click();
      await leaveHero(page);
      await page.clock.runFor(ROTATION_MS - 1);
      await expectPicture(hero, 1);
      await page.clock.runFor(1);
      await expectPicture(hero, 2);
    });

    await test.step('a reload starts the slideshow again', async () => {
      await hero.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.reload();
      await page.keyboard.press('Shift');
      await expectTurnOf(hero, 2);
    });

    await test.step('the slideshow never starts under reduced motion, and the dots show their pictures', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await page.keyboard.press('Shift');
      await untilHydrated(page);
      await expectStopped(hero);
      await expect(hero.getByRole('button', { name: /slideshow/ })).toBeHidden();
      for (const picture of [3, 1]) {
        await hero.getByRole('button', { name: dotName(picture) }).click();
        await expectPicture(hero, picture);
      }
    });
  },
);

test(
  'small windows show Sponsor a Child at once, and the numbers stand two or four in a row',
  { tag: ['@thorough', '@desktop'] },
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('main').getByRole('link', { name: 'Sponsor a Child' }).first();
    const numbers = page.getByRole('main').locator('dl').last().locator('dd');
    await expect(numbers).toHaveCount(4);
    for (const [width, height, inRow] of [
      [1024, 768, 4],
      [1100, 700, 4],
      [896, 700, 4],
      [700, 900, 2],
      [390, 664, 2],
      [360, 560, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      const tops = await numbers.evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(inRow);
    }
  },
);
