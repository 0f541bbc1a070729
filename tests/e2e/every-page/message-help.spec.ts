import type { Locator } from '@playwright/test';
import { messageTexts } from '../../../src/content/messages.ts';
import { contactFormTexts } from '../../../src/content/page-texts/contact.ts';
import { fillContactForm } from '../setup/contact-form.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';

// By role: while a dialog closes, its hidden thanks say the same for a moment.
const help = (place: Locator) =>
  place.getByRole('strong').filter({ hasText: messageTexts.pressSend('email') });

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
});

test('what is offered after sending a note is of the message that the fields now make: none, when another plan fills in another amount', async ({
  page,
}) => {
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
