import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import {
  amounts,
  comeFromChildren,
  expectAddress,
  expectGift,
  giftSlip,
  openGive,
  ownAmount,
  take,
} from '../setup/giving.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

const chosenAmount = (page: Page) => amounts(page).locator('[name=amount]:checked');

test('two quick changes and Back leave the address of the page before as it is', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await stopClock(page);
  await comeFromChildren(page);
  // The document that is loaded anew has no module of the page before.
  await page.reload();
  await untilHydrated(page);
  await page.route('**/assets/children-page-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/children-page-*.js');
  await amounts(page).evaluate((group) => {
    const [half, , double] = group.querySelectorAll<HTMLInputElement>('[name=amount]');
    half?.click();
    double?.click();
    window.history.back();
  });
  await asked;
  await expect(page).toHaveURL('/children');
  // A press while the page before is on its way belongs to neither.
  await page.getByRole('radio', { name: 'Once' }).check();
  await expect(giftSlip(page)).toContainText('KSH 48,000 once');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/children');
  resolve();
  await expect(page).toHaveTitle(pageAt('/children').title);
  await expect(page).toHaveURL('/children');
  await page.goForward();
  await expectAddress(page, 'kes-48000-annual-for-school');
});

test('an address of a part of the page keeps the gift', async ({ page }) => {
  await openGive(page);
  await take(page, { typed: '1500' });
  await expectAddress(page, 'kes-1500-once-for-most');
  await page.evaluate(() => (location.hash = 'keep'));
  await expect(giftSlip(page)).toContainText('KSH 1,500 once');
  await page.reload();
  await untilHydrated(page);
  await expect(giftSlip(page)).toContainText('KSH 1,500 once');
});

test('an offered amount that is typed is the offer', async ({ page }) => {
  await openGive(page, 'monthly');
  await ownAmount(page).fill('2000');
  await test.step('the text stays while its field has the focus', async () => {
    await expectAddress(page, 'kes-2000-monthly-for-most');
    await expect(ownAmount(page)).toHaveValue('2000');
    await expect(chosenAmount(page)).toHaveCount(0);
  });
  await test.step('on leaving it the offer is checked and the field is empty', async () => {
    await ownAmount(page).blur();
    await expect(ownAmount(page)).toHaveValue('');
    await expect(chosenAmount(page)).toHaveAttribute('value', '2000');
    await ownAmount(page).focus();
    await expect(ownAmount(page)).toHaveValue('');
  });
  await test.step('any other amount stays as it was typed', async () => {
    await ownAmount(page).fill('Ksh 1,500/-');
    await ownAmount(page).blur();
    await expect(ownAmount(page)).toHaveValue('Ksh 1,500/-');
    await expect(chosenAmount(page)).toHaveCount(0);
  });
  await test.step('a typed part of a child’s year is divided anew, as a pressed one is', async () => {
    await take(page, { purpose: 'A child’s year at school' });
    await ownAmount(page).fill('2000');
    await take(page, { often: 'Every year' });
    await expectGift(page, 'KSH 24,000 every year for a child’s year at school');
    await page.reload();
    await untilHydrated(page);
    await take(page, { often: 'Every month' });
    await expectGift(page, 'KSH 2,000 every month for a child’s year at school');
  });
});
