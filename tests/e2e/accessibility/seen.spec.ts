import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { faintRings, showWhole } from '../setup/focus-rings.ts';
import { stateForcer } from '../setup/forced-states.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { seenTexts } from '../setup/seen-texts.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';
import { untilHydrated } from '../setup/hydration.ts';

// Colours as they stay, once everything has come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What WCAG 1.4.6 (AAA) asks for. */
async function expectContrast(page: Page) {
  const texts = await seenTexts(page);
  expect(texts.length).toBeGreaterThan(2);
  expect.soft(texts.filter((text) => text.contrast < (text.large ? 4.5 : 7))).toEqual([]);
}

async function expectSeen(page: Page, leastStops: number) {
  const force = await stateForcer(page);
  await test.step('text, at rest', () => expectContrast(page));
  await test.step('text, under the pointer', async () => {
    await force(['hover']);
    await expectContrast(page);
    await force([]);
  });
  await test.step('the focus, wherever it is', async () => {
    const { measured, faint } = await faintRings(page, () => force(['focus', 'focus-visible']));
    expect(measured).toBeGreaterThanOrEqual(leastStops);
    expect(faint).toEqual([]);
  });
}

for (const { path } of sitePages) {
  test(`on ${path} all text has a contrast of 7, large text of 4.5, and the focus is seen`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    await showWhole(page);
    await expectSeen(page, 16);
  });
}

test('so it is in the menu', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the links stand in the header, and are measured with it');
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectSeen(page, 7);
});

test('so it is in the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await showWhole(page);
  await openSponsorshipDialog(page, 'Children at Play');
  await expectSeen(page, 11);
});

test('so it is in the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await clickFarDown(photoLink(page, 'birthday'));
  await expect(lightbox(page).dialog).toBeVisible();
  await expectSeen(page, 3);
});
