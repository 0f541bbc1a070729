import { keepOpenedMails, openedMails } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
});

test("'Sending...' stands for 600 ms, then the thanks", async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  await sendButton(dialog).click();
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await page.clock.runFor(599);
  await expect(sending).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(thanks).toContainText(
    "Your interest in supporting our children has been sent. We'll contact you soon to discuss the next steps.",
  );
  await expect(thanks).toContainText('Press Send in your mail app to finish.');
  await expect(thanks.getByLabel('Full name')).toBeHidden();
});

test('the thanks close by themselves 3 s after they appear, pointer at rest or not [fault 30]', async ({
  page,
}) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  await dialog.hover();
  const thanks = await sendToThanks(page, dialog);
  await page.clock.runFor(2999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /Children at Play's Education/ })).toBeFocused();
});

test("'Close' closes the thanks", async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  const thanks = await sendToThanks(page, dialog);
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /Children at Play's Education/ })).toBeFocused();
});

test.describe('stay once the visitor', () => {
  test.use({ hasTouch: true });

  test('moves the pointer [fault 30]', async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Children at Play');
    await fillRequiredFields(dialog);
    const thanks = await sendToThanks(page, dialog);
    await thanks.getByText('Press Send in your mail app').hover();
    await thanks.getByRole('heading').hover();
    await page.clock.runFor(60_000);
    await expect(thanks).toBeVisible();
  });

  test('presses a key [fault 30]', async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Children at Play');
    await fillRequiredFields(dialog);
    const thanks = await sendToThanks(page, dialog);
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    await expect(thanks).toBeVisible();
  });

  test('touches them [fault 30]', async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Children at Play');
    await fillRequiredFields(dialog);
    const thanks = await sendToThanks(page, dialog);
    await thanks.getByText('Press Send in your mail app').tap();
    await page.clock.runFor(60_000);
    await expect(thanks).toBeVisible();
  });
});

test("an old timer does not close the other child's dialog [fault 30]", async ({ page }) => {
  const first = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(first);
  const thanks = await sendToThanks(page, first);
  await page.clock.runFor(2000);
  await thanks.getByRole('button', { name: 'Close' }).press('Enter');
  const second = await openSponsorshipDialog(page, 'Graduation Students');
  await page.clock.runFor(60_000);
  await expect(second).toBeVisible();
  await expect(second.getByLabel('Full name')).toHaveValue('');
});

test("closing while it says 'Sending...' thanks nobody later [fault 30]", async ({ page }) => {
  const first = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(first);
  await sendButton(first).click();
  await expect(first.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  const again = await openSponsorshipDialog(page, 'Children at Play');
  await page.clock.runFor(60_000);
  await expect(again).toBeVisible();
  await expect(again.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(sendButton(again)).toBeEnabled();
  expect(await openedMails(page)).toHaveLength(1);
});

test('after the thanks the form can be sent again', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  await fillRequiredFields(dialog);
  await sendToThanks(page, dialog);
  await page.clock.runFor(3000);
  const again = await openSponsorshipDialog(page, 'Children at Play');
  await expect(again.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await sendToThanks(page, again);
  expect(await openedMails(page)).toHaveLength(2);
});
