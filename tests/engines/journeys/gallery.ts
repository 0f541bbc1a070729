import { describe, expect, inject, test } from 'vitest';
import { galleryFilters, galleryPhotos } from '../../../src/content/gallery.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { photoFiles, type PhotoSlug } from '../../../src/content/photo-files.generated.ts';
import type { Visitor } from '../setup/visitor.ts';

export function viewGallery(visitor: Visitor) {
  describe('the gallery', () => {
    const { find } = visitor;

    const photo = (slug: PhotoSlug) =>
      find('region', 'Photos').find('link', `${photoFiles[slug].alt}…`);
    const lightbox = find('dialog', 'Photo viewer');

    async function expectPhoto(slug: PhotoSlug) {
      const number = galleryPhotos.findIndex((it) => it === slug) + 1;
      await expect.poll(() => visitor.sees(`${number} / ${galleryPhotos.length}`)).toBe(true);
      await expect.poll(lightbox.find('img', photoFiles[slug].alt).isPainted).toBe(true);
      expect(await visitor.sees(photoCaptions[slug].title)).toBe(true);
    }

    test('the lightbox wraps round at both ends, and Escape returns to the photo', async () => {
      const [first, second] = galleryPhotos;
      const last = galleryPhotos.at(-1) ?? first;
      await visitor.openHydrated('/gallery');
      await photo(first).click();
      await expectPhoto(first);
      await lightbox.find('button', 'Next photo').click();
      await expectPhoto(second);
      await visitor.press('ArrowLeft');
      await visitor.press('ArrowLeft');
      await expectPhoto(last);
      await visitor.press('ArrowRight');
      await expectPhoto(first);
      await visitor.press('Escape');
      await expect.poll(lightbox.count).toBe(0);
      await expect.poll(photo(first).isFocused).toBe(true);
    });

    test('Back closes the lightbox, and the page keeps its place', async () => {
      // Far enough down that the page has to scroll.
      const slug = galleryPhotos.at(-8) ?? galleryPhotos[0];
      await visitor.openHydrated('/about');
      await visitor.openHydrated('/gallery');
      await photo(slug).click();
      await expectPhoto(slug);
      const place = await visitor.scrolled();
      expect(place).toBeGreaterThan(0);
      await visitor.back();
      await expect.poll(lightbox.count).toBe(0);
      expect(await visitor.address()).toBe('/gallery');
      expect(await visitor.scrolled()).toBe(place);
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
    });

    test('where the app could not be fetched at first, a later click fetches it again', async () => {
      await visitor.open(`${inject('failingSite')}/gallery`);
      const filter = find('button', galleryFilters.at(-1)?.label ?? '');
      const choose = async () => {
        await filter.click();
        return filter.attribute('aria-pressed');
      };
      await expect.poll(choose, { interval: 300 }).toBe('true');
    });
  });
}
