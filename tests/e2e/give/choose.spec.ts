import type { Page } from '@playwright/test';
import { paymentWords } from '../../../src/giving/payment-words.ts';
import { planOf } from '../../../src/giving/giving-plan.ts';
import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { annualFees, donationTiers } from '../../../src/content/payments.ts';
import { fragmentOf, type GivingChoice, yearPlan } from '../../../src/lib/giving-choice.ts';
import { formatKes } from '../../../src/lib/money.ts';
import { pasteInto } from '../setup/clipboard.ts';
import {
  amountRadio,
  firstChoice,
  mpesa,
  openGive,
  ownAmount,
  panel,
  partialUsd,
  payLink,
  payment,
} from '../setup/giving.ts';
import { bankAccount, paybill } from '../../payment-values.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { holdApp } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// What every place of the page says of a choice: one-choice.spec.ts.

const firstGift = donationTiers[0].amountUsd;
const each = (choice: GivingChoice) => formatKes(planOf(choice).each.KES);
const quarterly = yearPlan(partialUsd, 'quarterly');
const table = (page: Page) =>
  page.getByRole('table').filter({ hasText: choosingTexts.plansCaption });

test('the next step is to pay, then to tell us; the amount is copied in bare digits and marked in the table, and what rounding up adds is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openGive(page, fragmentOf(quarterly));
  await payLink(page).click();
  await expect(page.getByRole('region', { name: 'Pay', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'M-PESA' })).toBeInViewport();
  await page.getByRole('link', { name: 'Tell us', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Tell us' })).toBeFocused();
  await expect(page).toHaveURL(`/give${fragmentOf(quarterly)}`);
  await expect(mpesa(page)).toContainText(paymentWords(quarterly));
  await mpesa(page)
    .getByRole('button', { name: `Copy Amount ${each(quarterly)}` })
    .click();
  expect(await pasteInto(page.getByLabel('M-PESA code'))).toBe(`${planOf(quarterly).each.KES}`);
  const marked = page.locator('table [aria-current]');
  await expect(marked).toContainText(each(quarterly));

  const rounded = yearPlan(101, 'monthly');
  await page.evaluate((hash) => (location.hash = hash), fragmentOf(rounded));
  await expect(panel(page).getByRole('definition')).toContainText([
    formatKes(planOf(rounded).year.KES),
    formatKes(planOf(rounded).overKes),
  ]);
  await expect(marked).toHaveCount(0);
});

test('an amount of one’s own is refused at its field once it is left or asked for, which moves nothing', async ({
  page,
}) => {
  await openGive(page);
  const alert = page.getByRole('alert');
  await ownAmount(page).focus();
  await ownAmount(page).blur();
  await expect(payment(page)).toContainText(each(firstChoice));
  // Beside the field, which lies above it.
  const radio = page.getByRole('radio', { name: choosingTexts.ownAmount }).first();
  await radio.click({ position: { x: 20, y: 20 } });
  await expect(payment(page)).toHaveText(choosingTexts.noAmount);
  await expect(alert).toHaveCount(0);
  const address = page.url();
  await payLink(page).click();
  await expect(ownAmount(page)).toBeFocused();
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(address);
  await ownAmount(page).fill('abc');
  await expect(alert).toHaveCount(0);
  await ownAmount(page).blur();
  await expect(ownAmount(page)).toHaveAccessibleDescription(choosingTexts.refusedAmount);
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'an amount refused', { within: '#choose' });

  // As an amount in shillings would be typed.
  await ownAmount(page).fill(`${annualFees.kes}`);
  const question = `Did you mean ${formatKes(annualFees.kes)}, about $${annualFees.usd}?`;
  await page.getByRole('button', { name: question }).click();
  await expect(ownAmount(page)).toBeFocused();
  await expect(payment(page)).toContainText(each(firstChoice));

  // Nothing moves away from under the press that leaves the field.
  await ownAmount(page).fill('abc');
  const monthly = page.getByRole('radio', { name: /^Monthly/ });
  await monthly.click({ position: { x: 40, y: 12 }, delay: 100 });
  await expect(monthly).toBeChecked();
});

test('where an address names an amount that can’t be read, the page says so and leaves the address alone', async ({
  page,
}) => {
  const fragment = '#gift-25,000';
  await openGive(page, fragment);
  const said = page.getByText(choosingTexts.unread);
  await expect(said).toBeVisible();
  await expect(payment(page)).toHaveText(choosingTexts.noAmount);
  await payLink(page).click();
  await expect(amountRadio(page, 'gift', firstGift)).toBeFocused();
  await expect(page).toHaveURL(`/give${fragment}`);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/give#gift-${firstGift}`);
  await expect(said).toBeHidden();
});

test('where the app is still to come, or never comes, no amount to pay is said, and the table says all', async ({
  page,
}) => {
  await holdApp(page);
  await page.goto(`/give${fragmentOf(quarterly)}`);
  await expect(panel(page).getByText(choosingTexts.seeTable)).toBeVisible();
  const { kes, usd } = annualFees;
  const said = (await panel(page).innerText()).replace(`${formatKes(kes)} for $${usd}`, '');
  expect(said).not.toMatch(/\d KSH|KSH \d|\$\d/);
  await expect(page.locator('#pay')).not.toContainText(/KSH \d[\d,]* *Copy|Copy.*Amount/);
  await expect(table(page)).toContainText(each(quarterly));
  await page.getByRole('radio', { name: 'Give once' }).click();
  await expect(amountRadio(page, 'gift', firstGift)).toBeVisible();
  await expect(page.getByRole('group', { name: choosingTexts.howMuch })).toBeHidden();
});

test.describe('without script, on 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('an address that names a choice leads to the steps to pay it, the bank is open, the table says how much, and there is no radio', async ({
    page,
  }) => {
    await page.goto(`/give${fragmentOf(quarterly)}`);
    await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeInViewport();
    for (const value of [paybill, bankAccount])
      await expect(page.getByText(value, { exact: true })).toBeVisible();
    await expect(table(page).getByText(each(quarterly)).first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
