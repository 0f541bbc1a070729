import type { Locator, Page } from '@playwright/test';
import { contactFormTexts, messageTexts } from '../../../src/content/message-texts.ts';
import { fillContactForm } from '../setup/contact-form.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  groupToSponsor,
  openSponsorshipDialog,
  sendButton,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';

const TOO_LONG = 'x'.repeat(100_000);

// By role: while a dialog closes, its hidden thanks say the same for a moment.
const help = (place: Page | Locator) =>
  place.getByRole('strong').filter({ hasText: messageTexts.pressSend('email') });
const tooLong = (place: Page | Locator) => place.getByRole('alert');

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
});

test.describe('what is offered after sending is of the message that the fields now make', () => {
  test('a note about a gift, when another plan fills in another amount', async ({ page }) => {
    await page.goto('/give#plan-151-monthly');
    await untilHydrated(page);
    const part = page.locator('#tell-us');
    await part.getByLabel('Your name').fill('Amina');
    await part.getByLabel('How to reach you').fill('+254 700 000 000');
    await part.getByRole('button', { name: 'Send by e-mail' }).click();
    await expect(help(part)).toBeVisible();
    await page.goto('/give#plan-151-quarterly');
    await expect(help(part)).toHaveCount(0);
  });

  test('an interest in sponsoring', async ({ page }) => {
    await stopClock(page);
    await page.goto('/children');
    const card = page.getByRole('listitem', { name: groupToSponsor() });
    const dialog = await openSponsorshipDialog(page);
    await fillRequiredFields(dialog);
    const thanks = await sendToThanks(page, dialog);
    await thanks.getByRole('button', { name: 'Close' }).click();
    await expect(help(card)).toBeVisible();

    await openSponsorshipDialog(page);
    await dialog.getByLabel('Message').fill(TOO_LONG);
    await sendButton(dialog).click();
    await expect(tooLong(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(help(card)).toHaveCount(0);
  });
});

// The fields were cleared, so these are the only words left of it.
test('the offer of a message that was sent on Contact stays while another is written', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/contact');
  await untilHydrated(page);
  const message = page.getByLabel('Message', { exact: true });
  await fillContactForm(page);
  await message.fill('The first words');
  await page.getByRole('button', { name: 'Send message' }).click();
  const offer = page.getByRole('link', { name: contactFormTexts.byEmail });
  await message.fill('Other words');
  const href = (await offer.getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain('The first words');
});
