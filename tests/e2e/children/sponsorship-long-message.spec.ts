import type { Page } from '@playwright/test';
import { pasteInto } from '../setup/clipboard.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';

const MAX_ADDRESS_LENGTH = 1600;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
});

async function sendMessage(page: Page, text: string) {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Message').fill(text);
  await sendButton(dialog).click();
  return dialog;
}

const longTexts: [string, string][] = [
  ['2,000 letters', 'We would like to help. '.repeat(87)],
  ['120 emoji', '🙂'.repeat(120)],
  ['100,000 letters', 'x'.repeat(100_000)],
];

for (const [what, text] of longTexts) {
  test(`${what} open nothing, say why and stay [fault 28] [fault 34]`, async ({ page }) => {
    const dialog = await sendMessage(page, text);
    const notice = dialog.getByRole('alert');
    await expect(notice).toContainText('Your message is too long for a mail app to take over.');
    await expect(notice).toContainText('Nothing has been sent and nothing is lost.');
    expect(await openedMails(page)).toEqual([]);
    await expect(dialog.getByLabel('Message')).toHaveValue(text);
    await page.clock.runFor(60_000);
    await expect(sendButton(dialog)).toBeEnabled();
    await expect(page.getByText('Thank You!')).toBeHidden();

    await notice.getByRole('button', { name: 'Copy message' }).click();
    await expect(notice.getByRole('status')).toHaveText('Copied');
    const copied = await pasteInto(dialog.getByLabel('Message'));
    expect(copied.startsWith('home@example.org')).toBe(true);
    expect(copied).toContain(text.trim());
  });
}

test('a short mail opens in its place, to paste the message into [fault 28]', async ({ page }) => {
  const dialog = await sendMessage(page, 'x'.repeat(5000));
  await dialog.getByRole('link', { name: 'Open a short mail' }).click();
  const mails = await openedMails(page);
  expect(mails).toHaveLength(1);
  const [address = ''] = mails;
  expect(address.length).toBeLessThan(MAX_ADDRESS_LENGTH);
  const { to, subject, body } = readMail(address);
  expect(to).toBe('home@example.org');
  expect(subject).toBe('Support Our Children - Motherly Care');
  expect(body).toContain('Full name: Jane Wanjiru\r\n');
  expect(body).toContain('Please paste the copied message below this line:');
  const call = dialog.getByRole('link', { name: 'Call +254 000 000 001' });
  await expect(call).toHaveAttribute('href', 'tel:+254000000001');
});

test('a shorter text is sent, and the notice goes [fault 28]', async ({ page }) => {
  const dialog = await sendMessage(page, 'x'.repeat(5000));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Message').fill('Short.');
  const thanks = await sendToThanks(page, dialog);
  expect(await openedMails(page)).toHaveLength(1);
  await thanks.getByRole('button', { name: 'Close' }).click();
  const again = await openSponsorshipDialog(page, 'Children at Play');
  await expect(again.getByRole('alert')).toBeHidden();
});
