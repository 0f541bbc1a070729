import { galleryPhotos } from '../../../src/content/gallery-photos.generated.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { allPhotos, emptyFilters, filtersWithPhotos } from '../setup/gallery-filters.ts';
import { footerLink } from '../setup/main-links.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expectClosed, expectPhoto, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

// A phone's screen is sharp.
test.use({ deviceScaleFactor: 2 });

test('a filter shows only its photos, and Back and a reload keep it', async ({ page }) => {
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const button = (label: string) => gallery.getByRole('button', { name: label, exact: true });
  const [few = allPhotos, ...others] = filtersWithPhotos;
  await page.goto('/about');
  await openHydrated(page, '/gallery');

  await test.step('the last filter can be reached by finger and by wheel', async () => {
    await button(allPhotos.label).hover();
    await page.mouse.wheel(5000, 0);
    const filters = page.getByRole('group', { name: 'Show pictures of' }).getByRole('button');
    await expect.soft(filters.last()).toBeInViewport({ ratio: 1 });
  });

  for (const { label, photos, shown } of [...others.slice(0, 1), ...emptyFilters.slice(0, 1), few])
    await test.step(`"${label}" shows its photos, keeps the focus and says how many there are`, async () => {
      await button(label).press('Enter');
      await expect(gallery.getByRole('button', { pressed: true })).toHaveAccessibleName(label);
      await expect.soft(button(label)).toBeFocused();
      const counted = photos.length === 1 ? '1 picture' : `${photos.length} pictures`;
      await expectAnnounced(
        page,
        photos.length > 0 ? counted : 'No photos found for the selected category.',
      );
      await expect(photoLinks(page)).toHaveText(
        shown.map((slug) => `${galleryPhotos[slug].title} ${galleryPhotos[slug].description}`),
      );
      await expectAccessible(page, `the gallery: ${label}`, { within: 'main' });
    });

  const address = page.url();
  await test.step('Back from another page returns to the same place', async () => {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.history.state?.scrollTop)).toBe(600);
    await footerLink(page, '/about').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.soft(photoLinks(page)).toHaveCount(few.shown.length);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  });

  await test.step('the viewer goes through the photos of the filter', async () => {
    await photoLinks(page).last().click();
    await expectPhoto(page, few.shown.length - 1, few.photos);
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL(address);
  });

  await test.step('a reload keeps the filter', async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(photoLinks(page)).toHaveCount(few.shown.length);
  });

  await test.step('a filter is no step of its own for Back', async () => {
    await button(allPhotos.label).click();
    await expect(photoLinks(page)).toHaveCount(allPhotos.shown.length);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('photos load once and stand in the viewer’s order', { tag: '@thorough' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const slug = /\/gallery\/(.+)-\d+\.\w+\.\w+$/.exec(request.url())?.[1];
    if (slug) fetched.push(slug);
  });
  await openHydrated(page, '/gallery');
  const filters = page.getByRole('group', { name: 'Show pictures of' }).getByRole('button');
  await filters.first().focus();
  for (const filter of (await filters.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(filter).toBeFocused();
    await expect(filter).toBeInViewport({ ratio: 1 });
  }
  for (const photo of await photoLinks(page).all()) {
    await photo.scrollIntoViewIfNeeded();
    const picture = photo.getByRole('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
  expect(fetched.toSorted()).toEqual([...allPhotos.shown].toSorted());
  await page.setViewportSize({ width: 1280, height: 844 });
  const corners = await photoLinks(page).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  expect(corners.toSorted((a, b) => a.y - b.y || a.x - b.x)).toEqual(corners);
});

test(
  'the filters stay under the header, and a chosen one shows its first photos',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, '/gallery');
    const filters = page.getByRole('group', { name: 'Show pictures of' });
    const header = page.getByRole('banner');
    await expect(photoLinks(page).first()).toBeInViewport({ ratio: 0.5 });
    await photoLinks(page).nth(15).scrollIntoViewIfNeeded();
    // On a laptop two rows would take the place of photos.
    await expect(filters).not.toBeInViewport();
    await page.setViewportSize({ width: 1920, height: 1080 });
    // Wider, the page is shorter, and its position may be beyond the photos.
    await photoLinks(page).nth(15).scrollIntoViewIfNeeded();
    await expect(filters).toBeInViewport({ ratio: 1 });
    const under = async () => {
      const [top, foot] = [await filters.boundingBox(), await header.boundingBox()];
      return top && foot && top.y - (foot.y + foot.height);
    };
    expect(await under()).toBeLessThan(16);
    const few = filtersWithPhotos.find(({ photos }) => photos.length > 2) ?? allPhotos;
    await filters.getByRole('button', { name: few.label, exact: true }).click();
    await expect(photoLinks(page)).toHaveCount(few.shown.length);
    await expect(photoLinks(page).first()).toBeInViewport({ ratio: 1 });
    const [top, bar] = [await photoLinks(page).first().boundingBox(), await filters.boundingBox()];
    expect(top && bar && top.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(0);
  },
);

test('a button brings more pictures, and the viewer goes through all', async ({ page }) => {
  // The site has fewer pictures than a portion.
  await page.route('**/assets/gallery-page-*.js', async (route) => {
    const answer = await route.fetch();
    const module = await answer.text();
    await route.fulfill({ response: answer, body: module.replaceAll(/(?<=[*/=])24\b/g, '6') });
  });
  const total = allPhotos.photos.length;
  await openHydrated(page, '/about');
  await footerLink(page, '/gallery').click();
  const more = page.getByRole('button', { name: /^More pictures/ });
  await expect(photoLinks(page)).toHaveCount(6);
  // The link's own smooth scroll has ended.
  const top = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(top).toBe(0);
  await expect(more).toHaveText(`More pictures (${total - 6})`);
  // Where the last photo is out of view, a browser could scroll on with what follows.
  await more.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await more.focus();
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(photoLinks(page)).toHaveCount(12);
  await expect(photoLinks(page).nth(6)).toBeFocused();
  expect(await top()).toBe(before);

  await photoLinks(page).nth(10).click();
  await expectPhoto(page, 10);
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 13);
  await page.goBack();
  await expectClosed(page);
  await expect(photoLinks(page)).toHaveCount(18);
  await expect(photoLinks(page).nth(13)).toBeFocused();
  await expect(photoLinks(page).nth(13)).toBeInViewport();

  await page.getByRole('link', { name: 'Donate Now' }).click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  await page.goBack();
  await expect(photoLinks(page)).toHaveCount(18);
  await expect(photoLinks(page).nth(13)).toBeInViewport();
  // A category has a first portion of its own.
  const [few = allPhotos] = filtersWithPhotos;
  await page.getByRole('button', { name: few.label, exact: true }).click();
  await expect(photoLinks(page)).toHaveCount(Math.min(6, few.photos.length));
  await page.getByRole('button', { name: allPhotos.label }).click();
  await expect(photoLinks(page)).toHaveCount(6);
});
