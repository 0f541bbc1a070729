import { expect, type Locator, type Page } from '@playwright/test';
import { heroPhotos } from '../../../src/content/hero.ts';
import { photoFiles, type PhotoSlug } from '../../../src/content/photo-files.generated.ts';
import { stopClock } from './stopped-clock.ts';
import { untilHydrated } from './hydration.ts';

/** How long a picture stands. */
export const ROTATION_MS = 4000;

type HeroWindow = { loadedPictures?: string[] };

/** Picture 1 is the first. */
function slugOf(picture: number): PhotoSlug {
  const slug = heroPhotos[picture - 1];
  if (!slug) throw new Error(`The hero has no picture ${picture}`);
  return slug;
}

/** The files of a hero's picture, in all sizes and formats. */
export function pictureFiles(picture: number): RegExp {
  return new RegExp(`/gallery/${slugOf(picture)}-\\d+\\.`);
}

/** The numbers of the hero's pictures in the order in which they are asked for. */
export function keepRequestedPictures(page: Page): number[] {
  const requested: number[] = [];
  page.on('request', (request) => {
    const picture = heroPhotos.findIndex((_slug, index) =>
      pictureFiles(index + 1).test(request.url()),
    );
    if (picture >= 0) requested.push(picture + 1);
  });
  return requested;
}

/** Opens the home page with its time stopped, and wakes it by a key that does nothing else. */
export async function openHero(page: Page): Promise<Locator> {
  await stopClock(page);
  await page.addInitScript(() => {
    const loaded: string[] = [];
    (window as HeroWindow).loadedPictures = loaded;
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) loaded.push(target.currentSrc);
    };
    document.addEventListener('load', keep, true);
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  return page.getByRole('region', { name: 'Welcome to the home' });
}

export async function untilLoaded(page: Page, picture: number): Promise<void> {
  const loaded = () => page.evaluate(() => ((window as HeroWindow).loadedPictures ?? []).join(' '));
  await expect.poll(loaded).toMatch(pictureFiles(picture));
}

/** The picture that is seen, and the dot that says so. */
export async function expectPicture(page: Page, picture: number): Promise<void> {
  const hero = page.getByRole('region', { name: 'Welcome to the home' });
  const current = hero.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('aria-label', `Show picture ${picture} of 5`);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(hero.getByRole('img')).toHaveAttribute('alt', photoFiles[slugOf(picture)].alt);
}

/** Lets the time of one picture pass, once the picture whose turn is next is there. */
export async function expectTurnOf(page: Page, picture: number): Promise<void> {
  await untilLoaded(page, picture);
  await page.clock.runFor(ROTATION_MS);
  await expectPicture(page, picture);
}
