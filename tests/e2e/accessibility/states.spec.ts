import { galleryFilters } from '../../../src/content/gallery.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

// A colour half way through a transition is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menu, open', async ({ page, isMobile }) => {
  await page.goto('/programs');
  await untilHydrated(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page, 'the menu');
});

test('a page before it is awake, the skip link under the focus', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', () => undefined);
  await page.goto('/get-involved');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expectAccessible(page, 'asleep');
});

test('every way to help', async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
  for (const { label } of waysToHelp) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expectAccessible(page, label, '[data-ways-to-help]');
  }
});

test('payment details, copied and not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Copy .* 177338$/ }).click();
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(1);
  await expectAccessible(page, 'copied', '#how-to-donate');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: /^Copy .* MCCH$/ }).click();
  await expect(page.getByText('did not let us copy')).toBeVisible();
  await expectAccessible(page, 'copy refused', '#how-to-donate');
});

test('the gallery under every filter, the empty one too, and the photo viewer', async ({
  page,
}) => {
  await page.goto('/gallery');
  await untilHydrated(page);
  for (const { label } of galleryFilters.slice(1)) {
    const button = page.getByRole('button', { name: label, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, label, 'main');
  }
  await clickFarDown(photoLink(page, 'birthday'));
  await expect(lightbox(page).dialog).toBeVisible();
  await expectAccessible(page, 'the photo viewer');
});

test('the map, shown', async ({ page, allowedOutside }) => {
  allowedOutside.push(/^https:\/\/www\.google\.com\/maps/);
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
  await page.goto('/about');
  await page.getByRole('link', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map: /)).toBeVisible();
  await expectAccessible(page, 'the map', 'main');
});

test('the message form, refused and taken', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await untilHydrated(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, 'refused', 'main');
  await page.getByLabel('Name').fill('Amina');
  await page.getByLabel('E-mail').fill('amina@example.org');
  await page.getByLabel('Subject').selectOption('other');
  await page.getByLabel('Message').fill('Hello');
  await expectAccessible(page, 'filled in', 'main');
  await send.click();
  await expect(page.getByText('Please do one thing more.')).toBeVisible();
  await expectAccessible(page, 'taken', 'main');
});
