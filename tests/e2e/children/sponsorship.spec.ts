import type { Locator } from '@playwright/test';
import { messageTexts } from '../../../src/content/messages.ts';
import { annualFees } from '../../../src/content/payments.ts';
import { planName } from '../../../src/content/purposes.ts';
import { pageNames } from '../../../src/content/shared-texts.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../../src/content/sponsorship-options.ts';
import { formatInKes } from '../../../src/giving/plan-of.ts';
import { formatKes, formatUsd } from '../../../src/lib/money.ts';
import { partialUsd } from '../setup/giving.ts';
import { footerLink } from '../setup/main-links.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  groupToSponsor,
  openSponsorshipDialog,
  sendButton,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';
import { setTextFont } from '../setup/text-font.ts';

const forTheYear = (usd: number) =>
  `${formatUsd(usd)} (${formatInKes(usd)}) for the year. ${planName(usd)}.`;

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
});

test('asks for a custom amount where it is chosen, says what the payments come to, and leads to How to give with that plan', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  const amount = dialog.getByLabel('Annual support amount');
  const frequency = dialog.getByLabel('Payment frequency');
  const custom = dialog.getByLabel('Your amount (USD a year)');
  const plan = dialog.getByRole('status');
  await expect(amount).toHaveValue(sponsorshipAmountOptions[0].value);
  await expect(plan).toHaveText(`1 payment of ${forTheYear(annualFees.usd)}`);
  await expect(custom).toBeHidden();

  await fillRequiredFields(dialog);
  await frequency.selectOption('quarterly');
  await amount.selectOption(OWN_AMOUNT);
  await expect(plan).toBeEmpty();
  for (const refused of ['', '12.5']) {
    await custom.fill(refused);
    await sendButton(dialog).click();
    await expect(custom).toBeFocused();
  }
  await custom.fill('$1,000');
  await expect(plan).toHaveText(`4 payments of $250, ${forTheYear(1000)}`);
  await custom.fill(`${annualFees.kes}`);
  await dialog.getByRole('button', { name: `Did you mean ${formatKes(annualFees.kes)}` }).click();
  await expect(custom).toHaveValue(`${annualFees.usd}`);
  expect(await openedMails(page)).toEqual([]);
  await custom.fill('100');
  await frequency.selectOption('monthly');
  await expect(plan).toHaveText(`12 payments of about $8.33, ${forTheYear(100)}`);

  // A field that is hidden again must not block the form.
  await custom.fill('');
  await amount.selectOption(`${partialUsd}`);
  await expect(custom).toBeHidden();
  const thanks = await sendToThanks(page, dialog);
  await thanks.getByRole('link', { name: pageNames.give }).click();
  await expect(page).toHaveURL(`/give#plan-${partialUsd}-monthly`);
  await expect(page.getByRole('region', { name: 'Pay', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Monthly', exact: false }).last()).toBeChecked();
});

async function expectFieldsKept(dialog: Locator) {
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('jane@example.com');
  const frequency = dialog.getByLabel('Payment frequency');
  await expect(frequency).toHaveValue(paymentFrequencyOptions[1].value);
}

test('what was typed is there after a click beside the dialog, Cancel, a link and Back, in the form of that group alone, and was not sent', async ({
  page,
}) => {
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Payment frequency').selectOption(paymentFrequencyOptions[1].value);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(messageTexts.notOpened('email'))).toBeHidden();
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await page.goBack();
  await expectFieldsKept(await openSponsorshipDialog(page));
  await page.keyboard.press('Escape');
  const other = await openSponsorshipDialog(page, groupToSponsor('second'));
  await expect(other.getByLabel('Full name')).toHaveValue('');
  expect(await openedMails(page)).toEqual([]);
});

test('the mail holds what a browser fills in without an event', async ({ page }) => {
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  const filled = {
    sponsorName: 'Amina Otieno',
    email: 'amina@example.org',
    sponsorshipAmount: sponsorshipAmountOptions[2].value,
    paymentFrequency: 'monthly',
  };
  await dialog.evaluate((element, filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = element.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
  }, filled);
  await sendButton(dialog).click();
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  const { body } = readMail((await openedMails(page))[0] ?? '');
  expect(body).toContain(`Child: ${groupToSponsor()}\r\n`);
  expect(body).toContain('Full name: Amina Otieno\r\n');
  expect(body).toContain('E-mail: amina@example.org\r\n');
  expect(body).toContain(`Annual support amount: $${sponsorshipAmountOptions[2].value} `);
  expect(body).toMatch(/^Payment frequency: Monthly\r$/m);
});

test(
  'no choice is longer than its field, and the button that sends stays in view, in a wide font',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/children');
    const dialog = await openSponsorshipDialog(page);
    await setTextFont(page, 'wide');
    // At the second width two fields stand beside each other.
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const cut = await dialog.getByRole('combobox').evaluateAll((selects: HTMLSelectElement[]) =>
        selects.flatMap((select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const ruler = new OffscreenCanvas(0, 0).getContext('2d');
          if (!ruler) throw new Error('The browser measures no text');
          ruler.font = font;
          const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          const labels = Array.from(select.options, ({ text }) => text);
          return labels.filter((label) => ruler.measureText(label).width > room);
        }),
      );
      expect(cut, `at ${width} px`).toEqual([]);
    }
    for (const [width, height] of [
      [360, 560],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await dialog.getByLabel('Full name').focus();
      await expect(dialog.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
      await dialog.getByLabel('Message').focus();
      await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 });
    }
  },
);
