import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { fillContactForm } from '../setup/contact-form.ts';
import { FOCUSABLE } from '../setup/forced-states.ts';
import { groupToSponsor } from '../setup/groups.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { openPhoto } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

/**
 * Visible targets smaller than 44 px (WCAG 2.2 §2.5.5). A link inside a sentence is as high as its
 * line, which the criterion allows.
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

async function expectLargeTargets(page: Page, state: string) {
  for (const width of [320, 390]) {
    await test.step(`${state}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const { measured, small } = await smallTargets(page);
      expect(measured).toBeGreaterThan(2);
      expect.soft(small, state).toEqual([]);
    });
  }
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`every target on ${path} is 44 px or more`, async ({ page, expectedErrors }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await page.goto(path);
    await untilHydrated(page);
    await expectLargeTargets(page, path);
    if (path !== sitePages[0].path) return;
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectLargeTargets(page, 'the menu');
  });
}

test('so is every target in the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await openSponsorshipDialog(page, groupToSponsor());
  await expectLargeTargets(page, 'the sponsorship dialog');
});

test('so is every target in the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await openPhoto(page, 0);
  await expectLargeTargets(page, 'the photo viewer');
});

test('so is every target in the notice after a message', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await untilHydrated(page);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please do one thing more.')).toBeVisible();
  await expectLargeTargets(page, 'the notice');
});
