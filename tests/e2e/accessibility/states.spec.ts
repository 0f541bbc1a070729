import { galleryFilters } from '../../src/content/gallery.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { sitePages } from '../../src/site-map.ts';
import { expectAccessible } from './setup/accessible.ts';
import { lightbox, photoLink } from './setup/lightbox.ts';
import { expect, test } from './setup/site-test.ts';
import { untilAwake } from './setup/waking.ts';

// A colour half way through a transition is nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await expectAccessible(page, path);
  });
}

test('the menu, open', async ({ page, isMobile }) => {
  await page.goto('/programs');
  await untilAwake(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page, 'the menu');
});

test('every way to help', async ({ page }) => {
  test.slow();
  await page.goto('/get-involved');
  await untilAwake(page);
  for (const { label } of waysToHelp) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expectAccessible(page, label, 'main');
  }
});

test('payment details, copied and not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/get-involved');
  await untilAwake(page);
  await page.getByRole('button', { name: /^Copy .* 177338$/ }).click();
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(1);
  await expectAccessible(page, 'copied');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: /^Copy .* MCCH$/ }).click();
  await expect(page.getByText('did not let us copy')).toBeVisible();
  await expectAccessible(page, 'copy refused');
});

test('the gallery under every filter, and the photo viewer', async ({ page }) => {
  test.slow();
  await page.goto('/gallery');
  await untilAwake(page);
  for (const { label } of galleryFilters.slice(1)) {
    const button = page.getByRole('button', { name: label, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, label, 'main');
  }
  await photoLink(page, 'birthday').click();
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
  await expectAccessible(page, 'the map');
});

test('the message form, refused and taken', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await untilAwake(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, 'refused');
  await page.getByLabel('Name').fill('Amina');
  await page.getByLabel('E-mail').fill('amina@example.org');
  await page.getByLabel('Subject').selectOption('other');
  await page.getByLabel('Message').fill('Hello');
  await send.click();
  await expect(page.getByText('Please do one thing more.')).toBeVisible();
  await expectAccessible(page, 'taken');
});

test('the 404 page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto('/nowhere');
  await untilAwake(page);
  await expectAccessible(page, '404');
});

test('the error page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Broken on purpose/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("Broken on purpose"); }',
    }),
  );
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expectAccessible(page, 'the error page');
});
