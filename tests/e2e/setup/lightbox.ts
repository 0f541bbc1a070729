import { expect, type Locator, type Page } from '@playwright/test';
import {
  gallerySlugs,
  galleryPhotos,
  type GallerySlug,
} from '../../../src/content/gallery-photos.generated.ts';

export function lightbox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Photo viewer' });
  return {
    dialog,
    close: dialog.getByRole('button', { name: 'Close' }),
    previous: dialog.getByRole('button', { name: 'Previous photo' }),
    next: dialog.getByRole('button', { name: 'Next photo' }),
  };
}

/** 0 is the first, -1 the last. Positions wrap around at both ends. */
export function photoAt(index: number, photos: readonly GallerySlug[] = gallerySlugs): GallerySlug {
  const slug = photos.at(index % photos.length);
  if (!slug) throw new Error('the gallery has no photos');
  return slug;
}

/** The links of the photos that the filter shows, in order. */
export function photoLinks(page: Page) {
  return page.getByRole('region', { name: 'Pictures' }).getByRole('link');
}

export async function openPhoto(page: Page, index: number) {
  await clickFarDown(photoLinks(page).nth(index));
  await expectPhoto(page, index);
}

/** Closing goes back in the history, so the viewer leaves a little after the click. */
export async function expectClosed(page: Page) {
  const lightboxes = page.getByRole('dialog', { name: 'Photo viewer', includeHidden: true });
  await expect(lightboxes).toHaveCount(0);
}

/** Checks number, picture and caption. The position wraps around. */
export async function expectPhoto(
  page: Page,
  index: number,
  photos: readonly GallerySlug[] = gallerySlugs,
) {
  const slug = photoAt(index, photos);
  const { dialog } = lightbox(page);
  const { title, description } = galleryPhotos[slug];
  const heading = `${photos.indexOf(slug) + 1} of ${photos.length} ${title}`;
  await expect(dialog.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(galleryPhotos[slug].alt);
  await expect(dialog.getByText(description, { exact: true })).toBeVisible();
}

/** Lazily rendered sections change their height when they come near: a click in the same frame could miss. */
export async function clickFarDown(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}
