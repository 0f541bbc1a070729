import type { Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/message-texts.ts';
import { organization } from '../../../src/content/organization.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  preferredContactOptions,
} from '../../../src/content/sponsorship-options.ts';
import { MAX_MAILTO_LENGTH, webmailAddresses } from '../../../src/lib/mail-address.ts';
import { telHref } from '../../../src/lib/phone.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { pasteInto } from '../setup/clipboard.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  groupToSponsor,
  openSponsorshipDialog,
  sendButton,
  sendToThanks,
  THANKS_MS,
} from '../setup/sponsorship-dialog.ts';
import { otherStoredKeys } from '../setup/visit-counter.ts';

const SUBJECT = 'Support Our Children - Motherly Care';
const { email, phones } = organization;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
});

function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label;
}

test('composes one mail that labels every field, and stores none of it', async ({
  page,
  context,
}) => {
  const dialog = await openSponsorshipDialog(page);
  await dialog.getByLabel('Full name').fill('Jane & John Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane+home@example.com');
  await dialog.getByLabel('Phone').fill('+254 700 000 000');
  await dialog.getByLabel('Preferred contact').selectOption('both');
  await dialog.getByLabel('Annual support amount').selectOption(OWN_AMOUNT);
  await dialog.getByLabel('Your amount (USD a year)').fill('240');
  await dialog.getByLabel('Payment frequency').selectOption('monthly');
  await dialog.getByLabel('Address').fill('P.O. Box 1?, Nairobi');
  await dialog.getByLabel('Message').fill('100% yes = "ndiyo" #1 🙂\nSecond line');
  await sendToThanks(page, dialog);

  const mails = await openedMails(page);
  expect(mails).toHaveLength(1);
  const mail = readMail(mails[0] ?? '');
  expect(mail.to).toBe(email);
  expect(mail.subject).toBe(SUBJECT);
  expect(mail.body.split('\r\n')).toEqual([
    `Child: ${groupToSponsor()}`,
    'Full name: Jane & John Wanjiru',
    'E-mail: jane+home@example.com',
    'Phone: +254 700 000 000',
    `Preferred contact: ${labelOf(preferredContactOptions, 'both')}`,
    'Address: P.O. Box 1?, Nairobi',
    'Annual support amount: Custom amount',
    'Custom amount (USD a year): 240',
    `Payment frequency: ${labelOf(paymentFrequencyOptions, 'monthly')}`,
    '',
    'Message:',
    '100% yes = "ndiyo" #1 🙂',
    'Second line',
    '',
    'This message was submitted from the website sponsorship form.',
  ]);

  expect(await otherStoredKeys(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Jane');
  expect(await context.cookies()).toEqual([]);
});

test('two clicks at once open one mail', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await sendButton(dialog).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(await openedMails(page)).toHaveLength(1);
});

test('where composing throws, the error is logged and the form can be sent again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^Error submitting form Error: broken on purpose/);
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Message').fill('We would like to help.');
  // Only composing reads the message's text.
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on the form data below
    const read = FormData.prototype.get;
    FormData.prototype.get = function readOnce(name) {
      if (name !== 'additionalMessage') return read.call(this, name);
      FormData.prototype.get = read;
      throw new Error('broken on purpose');
    };
  });
  await sendButton(dialog).click();
  await logged;
  await expect(dialog).toBeVisible();
  await expect(sendButton(dialog)).toBeEnabled();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByLabel('Message')).toHaveValue('We would like to help.');
  expect(await openedMails(page)).toEqual([]);

  await sendButton(dialog).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(await openedMails(page)).toHaveLength(1);
});

test('a message too long for a mail opens nothing; it can be copied, or shortened', async ({
  page,
}) => {
  const text = 'x'.repeat(100_000);
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Message').fill(text);
  await sendButton(dialog).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText(messageTexts.tooLong('email'));
  await expect(notice).toContainText(messageTexts.nothingLost);
  expect(await openedMails(page)).toEqual([]);
  await expect(dialog.getByLabel('Message')).toHaveValue(text);
  await page.clock.runFor(60_000);
  await expect(sendButton(dialog)).toBeEnabled();
  await expect(page.getByText('Thank You!')).toBeHidden();

  await notice.getByRole('button', { name: messageTexts.copy }).click();
  await expect(notice.getByRole('status')).toHaveText('Copied');
  await notice.getByRole('link', { name: messageTexts.openShort('email') }).click();
  const [address = ''] = await openedMails(page);
  expect(address.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
  const { to, subject, body } = readMail(address);
  expect([to, subject]).toEqual([email, SUBJECT]);
  expect(body).toContain('Full name: Jane Wanjiru\r\n');
  await expect(notice.getByRole('link', { name: `Call ${phones[0]}` })).toBeVisible();

  const copied = await pasteInto(dialog.getByLabel('Message'));
  expect(copied.startsWith(email)).toBe(true);
  expect(copied).toContain(text);

  await dialog.getByLabel('Message').fill('Short.');
  await expect(notice).toBeHidden();
  await sendToThanks(page, dialog);
  expect(await openedMails(page)).toHaveLength(2);
});

/** Sends, and waits until the dialog has closed by itself. Answers the group's card. */
async function sendAndClose(page: Page) {
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await sendToThanks(page, dialog);
  await page.clock.runFor(THANKS_MS);
  await expect(page.getByRole('dialog')).toBeHidden();
  return page.getByRole('listitem', { name: groupToSponsor() });
}

test('after sending, the card offers the message to copy, webmail and the phone', async ({
  page,
}) => {
  const card = await sendAndClose(page);
  await page.clock.runFor(600_000);
  await expect(card.getByRole('heading', { name: messageTexts.notOpened('email') })).toBeVisible();
  // On no other card.
  await expect(page.getByText(messageTexts.notOpened('email'))).toHaveCount(1);

  const [address = ''] = await openedMails(page);
  const { to, subject, body } = readMail(address);
  for (const { label, href } of webmailAddresses({ to, subject, body })) {
    const link = card.getByRole('link', { name: `Open in ${label}` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const call = card.getByRole('link', { name: `Call ${phones[0]}` });
  await expect(call).toHaveAttribute('href', telHref(phones[0]));

  await card.getByRole('button', { name: messageTexts.copy }).click();
  await expect(card.getByRole('status').last()).toHaveText('Copied');
  const dialog = await openSponsorshipDialog(page);
  expect(await pasteInto(dialog.getByLabel('Message'))).toBe(
    `${to}\n${subject}\n\n${body.replaceAll('\r\n', '\n')}`,
  );
});

test('the offer after sending comes into view on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const card = await sendAndClose(page);
  const heading = card.getByRole('heading', { name: messageTexts.notOpened('email') });
  await expect(heading).toBeInViewport();
});

test('where copying is refused, the message is shown and selected', async ({ page }) => {
  const card = await sendAndClose(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
  });
  await card.getByRole('button', { name: messageTexts.copy }).click();
  const message = card.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveValue(/Full name: Jane Wanjiru/);
  await page.clock.runFor(100);
  await expect(message).toBeFocused();
  await expect(card.getByRole('status').last()).toContainText('Your browser did not let us copy.');
  await expect(card.getByText('Copied', { exact: true })).toBeHidden();
  await page.clock.resume();
  await expectAccessible(page, 'not copied', { within: 'main' });
});
