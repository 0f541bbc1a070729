import { expect, type Locator, type Page } from '@playwright/test';
import { heroPhotos } from '../../../src/content/page-texts/home.ts';
import { photoFiles, type PhotoSlug } from '../../../src/content/photo-files.generated.ts';
import { stopClock } from './stopped-clock.ts';
import { untilHydrated } from './hydration.ts';

/** How long each picture shows, in ms. */
export const ROTATION_MS = 4000;

/** The numbers of the hero's pictures, from 1. */
export const heroPictures = heroPhotos.map((_slug, index) => index + 1);

type HeroWindow = { loadedPictures?: string[] };

function heroSection(page: Page): Locator {
  return page.getByRole('region', { name: 'Welcome to the home' });
}

/** The accessible name of a picture's dot. */
export function dotName(picture: number): string {
  return `Show picture ${picture} of ${heroPhotos.length}`;
}

function slugOf(picture: number): PhotoSlug {
  const slug = heroPhotos[picture - 1];
  if (!slug) throw new Error(`The hero has no picture ${picture}`);
  return slug;
}

/** Matches the files of a picture, in all widths and formats. */
export function pictureFiles(picture: number): RegExp {
  return new RegExp(`/gallery/${slugOf(picture)}-\\d+\\.`);
}

/** Records the numbers of the hero's pictures in the order in which they are requested. */
export function keepRequestedPictures(page: Page): number[] {
  const requested: number[] = [];
  page.on('request', (request) => {
    const picture = heroPictures.find((number) => pictureFiles(number).test(request.url()));
    if (picture !== undefined) requested.push(picture);
  });
  return requested;
}

/** Opens the home page with a stopped clock, and hydrates it by a key that does nothing else. */
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
  return heroSection(page);
}

export async function untilLoaded(page: Page, picture: number): Promise<void> {
  const loaded = () => page.evaluate(() => ((window as HeroWindow).loadedPictures ?? []).join(' '));
  await expect.poll(loaded).toMatch(pictureFiles(picture));
}

/** The picture is the one that shows, and its dot alone is marked. */
export async function expectPicture(page: Page, picture: number): Promise<void> {
  const hero = heroSection(page);
  const current = hero.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('aria-label', dotName(picture));
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(hero.getByRole('img')).toHaveAttribute('alt', photoFiles[slugOf(picture)].alt);
}

/** Waits for the next picture to load, lets one interval pass, and expects that picture. */
export async function expectTurnOf(page: Page, picture: number): Promise<void> {
  await untilLoaded(page, picture);
  await page.clock.runFor(ROTATION_MS);
  await expectPicture(page, picture);
}
