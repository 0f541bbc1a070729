import type { Locator, Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/message-texts.ts';
import { giveTexts } from '../../../src/content/page-texts.ts';
import { partialUsd } from '../setup/giving.ts';
import { keepOpenedMails, openedMails } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
  SENDING_MS,
  sendToThanks,
  sponsorButton,
  THANKS_MS,
} from '../setup/sponsorship-dialog.ts';

/** Longer than any timer of the dialog, in ms. */
const LONG_MS = 60_000;

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
});

test("'Sending...' shows for 0.6 s and the thanks for 3 s, also under a pointer at rest", async ({
  page,
}) => {
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await sendButton(dialog).click();
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await page.clock.runFor(SENDING_MS - 1);
  await expect(sending).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(thanks).toContainText(
    "Your interest in supporting our children has been sent. We'll contact you soon to discuss the next steps.",
  );
  await expect(thanks).toContainText(messageTexts.pressSend('email'));
  await expect(thanks.getByLabel('Full name')).toBeHidden();

  await page.clock.runFor(THANKS_MS - 1);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sponsorButton(page)).toBeFocused();
});

test('the thanks stay once the visitor moves the pointer, presses a key or taps, until Close', async ({
  page,
}) => {
  const acts: Record<string, (thanks: Locator, page: Page) => Promise<void>> = {
    'moves the pointer': async (thanks) => {
      await thanks.getByText(messageTexts.pressSend('email')).hover();
      await thanks.getByRole('heading').hover();
    },
    'presses a key': () => page.keyboard.press('Tab'),
    taps: (thanks) => thanks.getByText(messageTexts.pressSend('email')).tap(),
  };
  for (const [what, act] of Object.entries(acts)) {
    await test.step(what, async () => {
      const dialog = await openSponsorshipDialog(page);
      // The form is as it was typed, and can be sent again.
      if (what === 'moves the pointer') await fillRequiredFields(dialog);
      await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
      const thanks = await sendToThanks(page, dialog);
      await act(thanks, page);
      await page.clock.runFor(LONG_MS);
      await expect(thanks).toBeVisible();
      await thanks.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(sponsorButton(page)).toBeFocused();
    });
  }
  expect(await openedMails(page)).toHaveLength(Object.keys(acts).length);
});

test('the timer of the thanks does not close the dialog that is opened next', async ({ page }) => {
  const first = await openSponsorshipDialog(page);
  await fillRequiredFields(first);
  const thanks = await sendToThanks(page, first);
  await page.clock.runFor(THANKS_MS - 1000);
  await thanks.getByRole('button', { name: 'Close' }).press('Enter');
  const second = await openSponsorshipDialog(page);
  await page.clock.runFor(LONG_MS);
  await expect(second).toBeVisible();
  await expect(second.getByLabel('Full name')).toBeVisible();
});

test("a dialog closed during 'Sending...' shows no thanks later", async ({ page }) => {
  const first = await openSponsorshipDialog(page);
  await fillRequiredFields(first);
  await sendButton(first).click();
  await expect(first.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  const again = await openSponsorshipDialog(page);
  await page.clock.runFor(LONG_MS);
  await expect(again).toBeVisible();
  await expect(again.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(sendButton(again)).toBeEnabled();
  expect(await openedMails(page)).toHaveLength(1);
});

test('the thanks lead to How to give, with the plan that was chosen', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Annual support amount').selectOption(`${partialUsd}`);
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  const thanks = await sendToThanks(page, dialog);
  await thanks.getByRole('link', { name: giveTexts.name }).click();
  await expect(page).toHaveURL(`/give#plan-${partialUsd}-quarterly`);
  await expect(page.getByRole('region', { name: 'Pay', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
});
