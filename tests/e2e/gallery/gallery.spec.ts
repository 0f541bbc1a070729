import type { Page } from '@playwright/test';
import { photoCaptions } from '../../../src/content/photo-captions.generated.ts';
import { allPhotos, emptyFilters, filtersWithPhotos } from '../setup/gallery-filters.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expectClosed, expectPhoto, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

const [few] = filtersWithPhotos;
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
});

// How many each has: site/gallery.test.ts.
test('a filter shows its photos and no others, and says so where it has none', async ({ page }) => {
  const gallery = page.getByRole('region', { name: 'Photos' });
  const noPhotos = 'No photos found for the selected category.';
  for (const { label, photos } of [
    ...filtersWithPhotos.slice(0, 2),
    ...emptyFilters.slice(0, 1),
    allPhotos,
  ]) {
    await test.step(label, async () => {
      const button = gallery.getByRole('button', { name: label, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(gallery.getByRole('button', { pressed: true })).toHaveCount(1);
      const counted = photos.length === 1 ? '1 photo' : `${photos.length} photos`;
      const found = photos.length > 0 ? counted : noPhotos;
      await expect(gallery.getByRole('status')).toHaveText(found);
      await expect(photoLinks(page)).toHaveText(
        photos.map((slug) => {
          const { title, description } = photoCaptions[slug];
          return `${title} ${description}`;
        }),
      );
    });
  }
});

test('the focus stays on a filter that is chosen by key', async ({ page }) => {
  await untilHydrated(page);
  const button = page.getByRole('group', { name: 'Show photos of' }).getByRole('button').last();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
});

test('on a phone the filters stand in one row, and the one that has the keyboard’s focus is wholly in view', async ({
  page,
}) => {
  await untilHydrated(page);
  const filters = page.getByRole('group', { name: 'Show photos of' }).getByRole('button');
  const tops = await filters.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await filters.first().focus();
  for (let index = 1; index < tops.length; index += 1) {
    await page.keyboard.press('Tab');
    await expect(filters.nth(index)).toBeFocused();
    await expect(filters.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test(
  'the photos stand in rows in the order in which the lightbox shows them',
  { tag: '@both' },
  async ({ page }) => {
    await untilHydrated(page);
    const corners = await photoLinks(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    expect(corners).toHaveLength(allPhotos.photos.length);
    expect(corners.toSorted((a, b) => a.y - b.y || a.x - b.x)).toEqual(corners);
  },
);
test.describe('on a phone with a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('each picture is fetched once', async ({ page }) => {
    // Away from the gallery, which may still be fetching pictures.
    await page.goto('about:blank');
    const fetched: string[] = [];
    page.on('request', (request) => {
      const slug = /\/gallery\/(.+)-\d+\.\w+\.\w+$/.exec(request.url())?.[1];
      if (slug) fetched.push(slug);
    });
    await page.goto('/gallery');
    for (const photo of await photoLinks(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      const picture = photo.getByRole('img');
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    }
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  });
});

test('the filter is in the address: Back to the gallery and Back from a photo keep it, and it adds no entry', async ({
  page,
}) => {
  test.skip(!few, 'no category has photos');
  const { label = '', photos = [] } = few ?? {};
  await page.goto('/about');
  await page.goto('/gallery');
  await untilHydrated(page);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  for (const other of filtersWithPhotos) await button(page, other.label).click();
  await button(page, label).click();
  await expect(photoLinks(page)).toHaveCount(photos.length);
  expect(await entries()).toBe(before);
  const address = page.url();

  await photoLinks(page).last().click();
  await expectPhoto(page, -1, photos);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(address);
  await expect(photoLinks(page)).toHaveCount(photos.length);

  await page.getByRole('link', { name: 'Donate Now' }).click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  await page.goBack();
  await expect(button(page, label)).toHaveAttribute('aria-pressed', 'true');
  await expect(photoLinks(page)).toHaveCount(photos.length);

  await page.reload();
  await untilHydrated(page);
  await expect(photoLinks(page)).toHaveCount(photos.length);
  await button(page, allPhotos.label).click();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
