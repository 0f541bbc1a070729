import { galleryPhotos } from '../../../../src/content/gallery.ts';
import { photoLink } from '../../setup/lightbox.ts';
import { expectSpoken, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  await startReader(page);
});

test('a filter says what it has found, and that it has found nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Spiritual' }).press('Enter');
  await expectSpoken(page, ['button, Spiritual, not pressed', 'polite: 2 photos']);
  await page.getByRole('button', { name: 'Livelihood' }).press('Enter');
  await expectSpoken(page, [
    'button, Livelihood, not pressed',
    'polite: No photos found for the selected category.',
  ]);
});

test('the photo viewer says which photo is shown, and each that is turned to', async ({ page }) => {
  await photoLink(page, galleryPhotos[0]).press('Enter');
  await expectSpoken(page, [
    /^link, .*The blue gate.*, has popup dialog$/,
    'dialog, Photo viewer',
    'button, Close',
  ]);
  await page.keyboard.press('ArrowRight');
  await expectSpoken(page, [/^polite: 2 \/ 21The playgroundA slide/]);
});
