import { galleryFilters, galleryPhotos } from '../../../src/content/gallery.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { expectClosed, expectPhoto, lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
});

test('opens the photo that was pressed, with its number and caption', async ({ page }) => {
  await clickFarDown(photoLink(page, galleryPhotos[2]));
  await expectPhoto(page, galleryPhotos[2], '3 / 21');
  await expect(page).toHaveURL('/gallery');
});

test('opens for a press that came before the page was awake [fault 43]', async ({ page }) => {
  const release = await holdApp(page);
  await page.reload();
  const photo = photoLink(page, galleryPhotos[1]);
  await photo.click();
  await expect(photo).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/gallery');
  release();
  await expectPhoto(page, galleryPhotos[1], '2 / 21');
});

test('goes round at both ends, by button and by arrow key [fault 21]', async ({ page }) => {
  await photoLink(page, galleryPhotos[0]).click();
  const { previous, next } = lightbox(page);
  await previous.click();
  await expectPhoto(page, galleryPhotos[20], '21 / 21');
  await next.click();
  await expectPhoto(page, galleryPhotos[0], '1 / 21');
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, galleryPhotos[1], '2 / 21');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, galleryPhotos[20], '21 / 21');
});

test('stays within the filter, also where it has few photos [fault 21]', async ({ page }) => {
  for (const { id, label } of galleryFilters.filter(({ id }) => id !== 'all')) {
    const photos = galleryPhotos.filter((slug) => photoCaptions[slug].category === id);
    const [first] = photos;
    const last = photos.at(-1);
    if (!first || !last) continue;
    const filter = page.getByRole('button', { name: label, exact: true });
    await filter.click();
    // Before the page is awake the press is kept, and the photos change places when it is played back.
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await photoLink(page, first).click();
    const { previous, next, close } = lightbox(page);
    await expectPhoto(page, first, `1 / ${photos.length}`);
    await previous.click();
    await expectPhoto(page, last, `${photos.length} / ${photos.length}`);
    await next.click();
    await expectPhoto(page, first, `1 / ${photos.length}`);
    await close.click();
    await expectClosed(page);
  }
});

test('turns by a swipe, and not by a tap or a scroll [fault 23]', async ({ page }) => {
  await clickFarDown(photoLink(page, galleryPhotos[4]));
  const { dialog } = lightbox(page);
  const swipe = async (x: number, y: number) => {
    const start = [{ identifier: 0, clientX: 200, clientY: 300 }];
    const end = [{ identifier: 0, clientX: 200 + x, clientY: 300 + y }];
    await dialog.dispatchEvent('touchstart', { touches: start, changedTouches: start });
    await dialog.dispatchEvent('touchend', { touches: [], changedTouches: end });
  };
  await expectPhoto(page, galleryPhotos[4], '5 / 21');
  await swipe(-120, 10);
  await expectPhoto(page, galleryPhotos[5], '6 / 21');
  await swipe(120, -10);
  await expectPhoto(page, galleryPhotos[4], '5 / 21');
  await swipe(-8, 0);
  await swipe(-60, 200);
  await swipe(120, 0);
  await expectPhoto(page, galleryPhotos[3], '4 / 21');
});

test('picture and caption agree after fifty quick presses [fault 22]', async ({ page }) => {
  await photoLink(page, galleryPhotos[0]).click();
  await lightbox(page).next.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await expectPhoto(page, galleryPhotos[50 % 21] ?? galleryPhotos[0], '9 / 21');
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('ArrowRight');
  await expectPhoto(page, galleryPhotos[100 % 21] ?? galleryPhotos[0], '17 / 21');
});

test('leaves a press with Ctrl to the browser, which opens the picture in a tab', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The page that the browser itself draws around a picture has styles of its own.
  expectedErrors.push(/Applying inline style violates/);
  await untilHydrated(page);
  const opening = context.waitForEvent('page');
  await photoLink(page, galleryPhotos[0]).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab).toHaveURL(/\/gallery\/main-gate-1600\.\w+\.jpg$/);
  await expectClosed(page);
});
