import { photoCaptions } from '../../../../src/content/photo-captions.generated.ts';
import { allPhotos, emptyFilters, filtersWithPhotos } from '../../setup/gallery-filters.ts';
import { photoAt, photoLinks } from '../../setup/lightbox.ts';
import { expectSpoken, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

/** A pattern for a text whatever its punctuation. */
const wordsOf = (text: string) => text.replaceAll(/\W/g, '.');

test('a listener hears how many photos a filter has found, and which one the photo viewer shows', async ({
  page,
}) => {
  await page.goto('/gallery');
  await startReader(page);
  for (const { label, photos } of [
    ...filtersWithPhotos.slice(0, 1),
    ...emptyFilters.slice(0, 1),
    allPhotos,
  ]) {
    await page.getByRole('button', { name: label, exact: true }).press('Enter');
    await expectSpoken(page, [
      `button, ${label}, not pressed`,
      photos.length > 0
        ? `polite: ${photos.length} photos`
        : 'polite: No photos found for the selected category.',
    ]);
  }

  await photoLinks(page).first().press('Enter');
  await expectSpoken(page, [
    new RegExp(`^link, .*${wordsOf(photoCaptions[photoAt(0)].title)}.*, has popup dialog$`),
    'dialog, Photo viewer',
    'button, Close',
  ]);
  await page.keyboard.press('ArrowRight');
  const { title } = photoCaptions[photoAt(1)];
  const number = `2 / ${allPhotos.photos.length}`;
  await expectSpoken(page, [new RegExp(`^polite: ${wordsOf(number + title)}`)]);
});
