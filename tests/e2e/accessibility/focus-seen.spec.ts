import { sitePages } from '../../../src/site-map.ts';
import { faintRings, showWhole } from '../setup/focus-rings.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';
import { untilAwake } from '../setup/waking.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages) {
  test(`the focus is seen wherever it is on ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await showWhole(page);
    const { measured, faint } = await faintRings(page);
    expect(measured).toBeGreaterThan(15);
    expect(faint).toEqual([]);
  });
}

test('the focus is seen in the menu', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the links stand in the header, and are measured with it');
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const { measured, faint } = await faintRings(page);
  expect(measured).toBe(7);
  expect(faint).toEqual([]);
});

test('the focus is seen in the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await showWhole(page);
  await openSponsorshipDialog(page, 'Children at Play');
  const { measured, faint } = await faintRings(page);
  expect(measured).toBe(11);
  expect(faint).toEqual([]);
});

test('the focus is seen in the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await photoLink(page, 'birthday').click();
  await expect(lightbox(page).dialog).toBeVisible();
  const { measured, faint } = await faintRings(page);
  expect(measured).toBe(3);
  expect(faint).toEqual([]);
});
