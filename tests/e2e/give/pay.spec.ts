import type { Page } from '@playwright/test';
import { payingTexts } from '../../../src/content/page-texts/give.ts';
import { bankDetailsMessage } from '../../../src/content/messages.ts';
import { organization } from '../../../src/content/organization.ts';
import { donationTiers, paymentValues } from '../../../src/content/payments.ts';
import { bankAccount } from '../../payment-values.ts';
import { mpesa, openGive, ownAmount, panel } from '../setup/giving.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Pay', exact: true });
const bank = (page: Page) => part(page).getByRole('article').last();
const fold = (page: Page) => bank(page).locator('summary');
const account = (page: Page) => bank(page).getByText(bankAccount, { exact: true });

test('folds the bank only on a phone, within the limit of M-PESA', async ({ page }) => {
  await openGive(page);
  await page.emulateMedia({ media: 'print' });
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(account(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await fold(page).click();
  await expect(account(page)).toBeVisible();
  await expect(bank(page).getByRole('heading', { level: 4 })).toHaveText([
    'In Kenya',
    'From abroad',
  ]);
  for (const name of Object.values(payingTexts.copyFor))
    await expect(bank(page).getByRole('button', { name })).toBeVisible();

  await ownAmount(page).fill('KSH 300,000');
  await expect(panel(page)).toContainText(payingTexts.overLimit);
  await expect(part(page)).not.toContainText(paymentValues.paybill.value);
  await expect(account(page)).toBeVisible();
  await expect(fold(page)).toHaveCount(0);
});

test(
  'shows a gift by its picture, and a plan with advice',
  { tag: '@thorough' },
  async ({ page }) => {
    const [{ amountUsd, photo }] = donationTiers;
    await openGive(page, `#gift-${amountUsd}`);
    for (const card of [mpesa(page), bank(page)])
      await expect(card.locator(`[data-photo="${photo}"]`)).toHaveCount(1);
    await expectAccessible(page, 'a gift', { within: 'main' });
    const { regularly, onceAYear } = payingTexts;
    const advice = part(page).getByText(regularly).or(part(page).getByText(onceAYear));
    await expect(advice).toHaveCount(0);
    await page.evaluate(() => (location.hash = '#plan-100-annual'));
    await expect(part(page).locator('[data-photo]')).toHaveCount(0);
    await expect(advice).toHaveCount(2);
  },
);

test('whoever gives from abroad can ask for the missing bank details by e-mail', async ({
  page,
}) => {
  await keepOpenedMails(page);
  await openGive(page);
  await fold(page).click();
  await bank(page).getByRole('link', { name: payingTexts.askByEmail }).click();
  const { to, subject, body } = readMail((await openedMails(page))[0] ?? '');
  expect([to, subject]).toEqual([organization.email, bankDetailsMessage.subject]);
  expect(body).toContain(`${bankDetailsMessage.please} the bank’s address`);
});
