import type { Page } from '@playwright/test';
import { planOf } from '../../../src/giving/plan-of.ts';
import { choosingTexts, payingTexts } from '../../../src/content/page-texts/give.ts';
import { annualFees, donationTiers, paymentValues } from '../../../src/content/payments.ts';
import { fragmentOf } from '../../../src/lib/giving-plan.ts';
import { formatKes } from '../../../src/lib/money.ts';
import { amountRadio, mpesa, openGive, ownAmount, panel, partialUsd } from '../setup/giving.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';

const { bankAccount } = paymentValues;
const [firstGift, secondGift] = donationTiers;
const payLink = (page: Page) => panel(page).getByRole('link', { name: /^Pay/ });
const part = (page: Page) => page.getByRole('region', { name: 'Pay', exact: true });
const bank = (page: Page) => part(page).getByRole('article').last();
const fold = (page: Page) => bank(page).locator('summary');
const account = (page: Page) => bank(page).getByText(bankAccount.value, { exact: true });

test('the next step is to pay what was chosen; without an amount it asks for one, at its field', async ({
  page,
}) => {
  const plan = { kind: 'plan', usd: partialUsd, frequency: 'quarterly' } as const;
  const { eachKes } = planOf(plan);
  await openGive(page, fragmentOf(plan));
  await expect(payLink(page)).toHaveText(`Pay ${formatKes(eachKes)}`);
  await payLink(page).click();
  await expect(part(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'M-PESA' })).toBeInViewport();
  await page.getByRole('link', { name: 'Tell us', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Tell us' })).toBeFocused();
  await expect(page).toHaveURL(`/give${fragmentOf(plan)}`);

  const radio = page.getByRole('radio', { name: choosingTexts.ownAmount }).first();
  await radio.click({ position: { x: 20, y: 20 } });
  await expect(payLink(page)).toHaveText('Pay');
  const address = page.url();
  await payLink(page).click();
  await expect(ownAmount(page)).toBeFocused();
  await expect(ownAmount(page)).toHaveAccessibleDescription(choosingTexts.refusedAmount);
  await expect(page).toHaveURL(address);
  await ownAmount(page).fill('a');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await ownAmount(page).fill(`${annualFees.usd}`);
  const own = planOf({ ...plan, usd: annualFees.usd });
  await expect(payLink(page)).toHaveText(`Pay ${formatKes(own.eachKes)}`);
});

test('on a phone the bank is folded, and opened by its head; on paper, on a desktop and above the limit of M-PESA it is open', async ({
  page,
}) => {
  const phone = page.viewportSize();
  await openGive(page);
  await page.emulateMedia({ media: 'print' });
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(fold(page)).toHaveText(/^Bank transfer/);
  await expect(account(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toBeHidden();
  if (phone) await page.setViewportSize(phone);
  await fold(page).click();
  await expect(account(page)).toBeVisible();
  await expect(bank(page).getByRole('button', { name: 'Copy for Kenya' })).toBeVisible();
  await expect(bank(page).getByRole('button', { name: 'Copy for abroad' })).toBeVisible();

  await ownAmount(page).fill('9000000');
  await expect(panel(page)).toContainText(payingTexts.overLimit);
  await expect(part(page)).not.toContainText(paymentValues.paybill.value);
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toHaveCount(0);
});

test(
  'the picture of a gift is beside its amount in both cards, and no advice for a plan',
  { tag: '@thorough' },
  async ({ page }) => {
    await openGive(page, `#gift-${firstGift.amountUsd}`);
    for (const card of [mpesa(page), bank(page)])
      await expect(card.locator(`[data-photo="${firstGift.photo}"]`)).toHaveCount(1);
    await expectAccessible(page, 'a gift', { within: 'main' });
    const regularly = part(page).getByText(payingTexts.regularly);
    const yearly = part(page).getByText(payingTexts.onceAYear);
    await fold(page).click();
    await expect(regularly.or(yearly)).toHaveCount(0);
    await amountRadio(page, 'gift', secondGift.amountUsd).click();
    await expect(mpesa(page).locator(`[data-photo="${firstGift.photo}"]`)).toHaveCount(0);
    await page.getByRole('radio', { name: choosingTexts.plan.title }).check();
    await amountRadio(page, 'plan', partialUsd).click();
    await expect(part(page).locator('[data-photo]')).toHaveCount(0);
    await expect(regularly.or(yearly)).toHaveCount(2);
  },
);
