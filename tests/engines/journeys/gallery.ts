import { describe, expect, test } from 'vitest';
import { galleryPhotos } from '../../../src/content/gallery.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { photoFiles, type PhotoSlug } from '../../../src/content/photo-files.generated.ts';
import type { Visitor } from '../setup/visitor.ts';

export function viewGallery(visitor: Visitor) {
  describe('the gallery', () => {
    const { find } = visitor;

    const gallery = find('region', 'Photos');
    const photo = (slug: PhotoSlug) => gallery.find('link', `${photoFiles[slug].alt}…`);
    const lightbox = find('dialog', 'Photo viewer');

    async function expectPhoto(slug: PhotoSlug, counter: string) {
      await expect.poll(() => visitor.sees(counter)).toBe(true);
      await expect.poll(lightbox.find('img', photoFiles[slug].alt).isPainted).toBe(true);
      expect(await visitor.sees(photoCaptions[slug].title)).toBe(true);
    }

    test('a filter shows its photos alone, and says how many', async () => {
      await visitor.openHydrated('/gallery');
      expect(await gallery.find('link').count()).toBe(21);
      await find('button', 'Spiritual').click();
      const spiritual = galleryPhotos.filter(
        (slug) => photoCaptions[slug].category === 'spiritual',
      );
      await expect.poll(gallery.find('link').count).toBe(spiritual.length);
      expect(await gallery.find('status').texts()).toEqual([`${spiritual.length} photos`]);
      await find('button', 'Livelihood').click();
      await expect
        .poll(() => visitor.sees('No photos found for the selected category.'))
        .toBe(true);
    });

    test('the lightbox turns round and round, and Escape returns to the photo', async () => {
      const [first, second] = galleryPhotos;
      const last = galleryPhotos.at(-1) ?? first;
      await visitor.openHydrated('/gallery');
      await photo(first).click();
      await expectPhoto(first, '1 / 21');
      await lightbox.find('button', 'Next photo').click();
      await expectPhoto(second, '2 / 21');
      await visitor.press('ArrowLeft');
      await visitor.press('ArrowLeft');
      await expectPhoto(last, '21 / 21');
      await visitor.press('ArrowRight');
      await expectPhoto(first, '1 / 21');
      await visitor.press('Escape');
      await expect.poll(lightbox.count).toBe(0);
      await expect.poll(photo(first).isFocused).toBe(true);
    });

    test('Back closes the lightbox, and the page keeps its place', async () => {
      const slug = galleryPhotos[13];
      await visitor.openHydrated('/about');
      await visitor.openHydrated('/gallery');
      await photo(slug).click();
      await expectPhoto(slug, '14 / 21');
      const place = await visitor.scrolled();
      expect(place).toBeGreaterThan(0);
      await visitor.back();
      await expect.poll(lightbox.count).toBe(0);
      expect(await visitor.address()).toBe('/gallery');
      expect(await visitor.scrolled()).toBe(place);
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
    });
  });
}
