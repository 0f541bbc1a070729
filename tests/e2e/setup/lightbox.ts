import { expect, type Page } from '@playwright/test';
import type { galleryPhotos } from '../../../src/content/gallery.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { photoFiles, type PhotoSlug } from '../../../src/content/photo-files.generated.ts';

type GalleryPhoto = (typeof galleryPhotos)[number];

export function lightbox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Photo viewer' });
  return {
    dialog,
    close: dialog.getByRole('button', { name: 'Close' }),
    previous: dialog.getByRole('button', { name: 'Previous photo' }),
    next: dialog.getByRole('button', { name: 'Next photo' }),
  };
}

export function photoLink(page: Page, slug: GalleryPhoto) {
  const { title } = photoCaptions[slug];
  return page.getByRole('region', { name: 'Photos' }).getByRole('link', { name: title });
}

/** It goes when its entry in the history has gone, a little after a press has hidden it. */
export async function expectClosed(page: Page) {
  const lightboxes = page.getByRole('dialog', { name: 'Photo viewer', includeHidden: true });
  await expect(lightboxes).toHaveCount(0);
}

/** Number, picture and caption of the photo in the lightbox belong together. */
export async function expectPhoto(page: Page, slug: PhotoSlug, counter: string) {
  const { dialog } = lightbox(page);
  const { title, description } = photoCaptions[slug];
  await expect(dialog.getByText(counter, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(photoFiles[slug].alt);
  await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  await expect(dialog.getByText(description, { exact: true })).toBeVisible();
}
