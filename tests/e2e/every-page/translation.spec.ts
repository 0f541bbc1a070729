import { paybillName, paymentDetails } from '../../expected-facts.ts';
import { expectGift, message, noteSlip, ownAmount, take } from '../setup/giving.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { translatePage } from '../setup/translate-page.ts';

test('a translated page works and keeps its numbers', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/rendered again/);
  await context.grantPermissions(['clipboard-write']);
  const release = await holdApp(page);
  await page.goto('/get-involved');
  await page.evaluate(translatePage);
  release();
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Visit', exact: true }).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Visit');
  const copy = page.getByRole('button', { name: paybillName });
  await copy.click();
  await expect(copy).toHaveText(/^Copied ✓/);
  const kept = page.locator('strong > [translate="no"]');
  expect(await kept.allTextContents()).toEqual(expect.arrayContaining([...paymentDetails]));
  await expect(page.locator('[translate="no"] font')).toHaveCount(0);

  // After hydration.
  await page.unrouteAll();
  await openHydrated(page, '/give');
  await page.evaluate(translatePage);
  await ownAmount(page).fill('12.5');
  await ownAmount(page).blur();
  await expect(ownAmount(page)).toHaveAccessibleDescription(/\S/);
  await take(page, { typed: '150' });
  await take(page, { often: 'Every month' });
  await take(page, { purpose: 'A child’s year at school' });
  await expectGift(page, 'KSH 150 every month for a child’s year at school');
  await message(page).fill('UGLQ2AB3CD');
  await message(page).blur();
  await expect(noteSlip(page)).toContainText('by M-PESA, code UGLQ2AB3CD');
  await take(page, { typed: '3,000' });
  await take(page, { purpose: 'A week of meals' });
  await expectGift(page, 'KSH 3,000 every month for meals');
  expect(await page.locator('font font').count()).toBeGreaterThan(50);
  await footerLink(page, '/programs').click();
  await expect(page).toHaveURL('/programs');
});
