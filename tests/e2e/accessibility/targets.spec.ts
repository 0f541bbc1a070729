import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { FOCUSABLE } from '../setup/forced-states.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';
import { untilHydrated } from '../setup/hydration.ts';

/**
 * What is seen and can be pressed, and is smaller than 44 px (WCAG 2.5.5). A link inside a sentence
 * is as high as its line, which the criterion allows.
 */
function smallTargets(page: Page) {
  return page.evaluate((focusable) => {
    const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
    const targets = [...scope.querySelectorAll(focusable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        element.getAttribute('role') !== 'tabpanel' &&
        (getComputedStyle(element).display !== 'inline' ||
          element.parentElement?.textContent?.trim() === element.textContent?.trim()),
    );
    const small = targets.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Chromium's layout units are 1/64 px.
      return Math.min(width, height) < 43.98
        ? [`${width} × ${height}: ${element.getAttribute('aria-label') ?? element.textContent}`]
        : [];
    });
    return { measured: targets.length, small };
  }, FOCUSABLE);
}

async function expectLargeTargets(page: Page, leastTargets: number) {
  for (const width of [320, 390]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const { measured, small } = await smallTargets(page);
      expect(measured).toBeGreaterThanOrEqual(leastTargets);
      expect.soft(small).toEqual([]);
    });
  }
}

for (const { path } of sitePages) {
  test(`all targets of ${path} are large enough for a thumb`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await expectLargeTargets(page, 16);
  });
}

test('so are those of the menu', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectLargeTargets(page, 7);
});

test('so are those of the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await openSponsorshipDialog(page, 'Children at Play');
  await expectLargeTargets(page, 11);
});

test('so are those of the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await clickFarDown(photoLink(page, 'birthday'));
  await expect(lightbox(page).dialog).toBeVisible();
  await expectLargeTargets(page, 3);
});

test('so are those of the hint after a message', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Name').fill('Amina');
  await page.getByLabel('E-mail').fill('amina@example.org');
  await page.getByLabel('Subject').selectOption('other');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please do one thing more.')).toBeVisible();
  await expectLargeTargets(page, 30);
});
