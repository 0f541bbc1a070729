import { pasteInto } from '../setup/clipboard.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  await sendToThanks(page, dialog);
  await page.clock.runFor(3000);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('stays on the card after the dialog has closed [fault 29]', async ({ page }) => {
  const card = page.getByRole('listitem', { name: 'Children at Play' });
  await expect(card.getByRole('heading', { name: "Didn't your mail app open?" })).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(card.getByRole('heading', { name: "Didn't your mail app open?" })).toBeVisible();
  const other = page.getByRole('listitem', { name: 'Graduation Students' });
  await expect(other.getByText("Didn't your mail app open?")).toBeHidden();
});

test('copies the whole message [fault 29]', async ({ page }) => {
  const copy = page.getByRole('button', { name: 'Copy message' });
  await copy.click();
  const help = page.getByRole('listitem', { name: 'Children at Play' });
  await expect(help.getByRole('status')).toHaveText('Copied');
  const [address = ''] = await openedMails(page);
  const { to, subject, body } = readMail(address);
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  expect(await pasteInto(dialog.getByLabel('Message'))).toBe(
    `${to}\n${subject}\n\n${body.replaceAll('\r\n', '\n')}`,
  );
});

test('shows the message, selected, where copying is refused [fault 37]', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
  });
  await page.getByRole('button', { name: 'Copy message' }).click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveValue(/Full name: Jane Wanjiru/);
  await page.clock.runFor(100);
  await expect(message).toBeFocused();
  const help = page.getByRole('listitem', { name: 'Children at Play' });
  await expect(help.getByRole('status')).toContainText('Your browser did not let us copy.');
  await expect(help.getByText('Copied', { exact: true })).toBeHidden();
});

test('offers webmail in a new tab, and the phone [fault 29]', async ({ page }) => {
  const [address = ''] = await openedMails(page);
  const { subject, body } = readMail(address);
  const help = page.getByRole('listitem', { name: 'Children at Play' });
  for (const name of [/^Open in Gmail/, /^Open in Outlook/]) {
    const link = help.getByRole('link', { name });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^https:/);
    expect(href).toContain(encodeURIComponent(subject));
    expect(href).toContain(encodeURIComponent(body));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const call = help.getByRole('link', { name: 'Call +254 000 000 001' });
  await expect(call).toHaveAttribute('href', 'tel:+254000000001');
});
