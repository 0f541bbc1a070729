import { galleryFilters, galleryPhotos } from '../../../src/content/gallery.ts';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const captions = galleryPhotos.map((slug) => photoCaptions[slug]);

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
});

test('offers ten filters, all photos first and chosen', async ({ page }) => {
  const filters = page.getByRole('group', { name: 'Show photos of' }).getByRole('button');
  await expect(filters).toHaveText([
    /^All Photos/,
    /^Children/,
    /^Education/,
    /^Facilities/,
    /^Activities/,
    /^Daily Life/,
    /^Achievements/,
    /^Livelihood/,
    /^Spiritual/,
    /^Community/,
  ]);
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('link');
  await expect(photos).toHaveCount(21);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(/^All Photos/);
});

for (const { id, label } of galleryFilters) {
  test(`shows the photos of "${label}" and no others`, async ({ page }) => {
    const chosen = captions.filter(({ category }) => id === 'all' || category === id);
    const gallery = page.getByRole('region', { name: 'Photos' });
    const button = gallery.getByRole('button', { name: label, exact: true });
    await button.click();

    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(gallery.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(button).toHaveText(`${label} ${chosen.length}`);
    await expect(gallery.getByRole('status')).toHaveText(
      chosen.length === 0
        ? 'No photos found for the selected category.'
        : `${chosen.length} photos`,
    );
    const photos = gallery.getByRole('link');
    await expect(photos).toHaveCount(chosen.length);
    for (const [index, { title, description }] of chosen.entries()) {
      await expect(photos.nth(index)).toContainText(title);
      await expect(photos.nth(index)).toContainText(description);
    }
  });
}

test('has no photo of livelihood yet, says so, and comes back from it [fault 21]', async ({
  page,
}) => {
  const gallery = page.getByRole('region', { name: 'Photos' });
  await gallery.getByRole('button', { name: 'Livelihood' }).click();
  const empty = page.getByText('No photos found for the selected category.');
  await expect(empty).toBeVisible();
  await expect(gallery.getByRole('link')).toHaveCount(0);

  await gallery.getByRole('button', { name: 'All Photos' }).click();
  await expect(empty).toHaveCount(0);
  await expect(gallery.getByRole('link')).toHaveCount(21);
});

test('is filtered by keyboard, and the focus stays on the filter', async ({ page }) => {
  await untilHydrated(page);
  const button = page.getByRole('button', { name: 'Spiritual' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
});

test('tells title and description of a photo under the hand, the focus or the finger', async ({
  page,
  isMobile,
}) => {
  const { title, description } = photoCaptions[galleryPhotos[0]];
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('link').first();
  const told = async () => {
    for (const words of [photo.getByText(title), photo.getByText(description)]) {
      await expect(words).toBeVisible();
      await expect(words).toHaveCSS('opacity', '1');
    }
  };
  await photo.scrollIntoViewIfNeeded();
  if (isMobile) {
    await told();
  } else {
    await photo.hover();
    await told();
  }
  await photo.focus();
  await told();
});

test('clears the placeholder of a picture that has come', async ({ page }) => {
  const first = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  await expect
    .poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect(first).toHaveCSS('opacity', '1');
});

test('leads to sponsoring and to visiting', async ({ page }) => {
  await clickFarDown(page.getByRole('link', { name: 'Support Our Children' }));
  await expect(page).toHaveURL('/get-involved?tab=sponsor');
  await expect(page.getByRole('tab', { name: 'Sponsor' })).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await clickFarDown(page.getByRole('link', { name: 'Visit Our Home' }));
  await expect(page).toHaveURL('/get-involved?tab=visit');
  await expect(page.getByRole('tab', { name: 'Visit' })).toHaveAttribute('aria-selected', 'true');
});
