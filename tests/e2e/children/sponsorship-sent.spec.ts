import { messageTexts } from '../../../src/content/messages.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  preferredContactOptions,
} from '../../../src/content/sponsorship-options.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { announced } from '../setup/announced.ts';
import { allowCopying, pasteInto } from '../setup/clipboard.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { email, waitingGroup } from '../../expected-facts.ts';
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

const SUBJECT = 'Support Our Children - Motherly Care';
const LAST_STEP = 'They reach us once you press Send there.';

/** Longer than any timer of the dialog, in ms. */
const LONG_MS = 60_000;

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await stopClock(page);
  await page.goto('/children');
});

test('two clicks open one mail, and the message is on the card after the thanks @journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const [contact, frequency] = [preferredContactOptions[2].label, paymentFrequencyOptions[0].label];
  const dialog = await openSponsorshipDialog(page);
  await dialog.getByLabel('Full name').fill('Jane & John Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane+home@example.com');
  await dialog.getByLabel('Phone').fill('+٢٥٤ 700\u2011000\u2011000');
  await dialog.getByLabel('Preferred contact').selectOption(contact);
  await dialog.getByLabel('Annual support amount').selectOption(OWN_AMOUNT);
  await dialog.getByLabel('Your amount (USD a year)', { exact: true }).fill('$925');
  await dialog.getByLabel('Payment frequency').selectOption(frequency);
  await dialog.getByLabel('Address').fill('P.O. Box 1?, Nairobi');
  await dialog.getByLabel('Message').fill('100% yes = "ndiyo" #1 🙂\nSecond line');
  await sendButton(dialog).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await test.step('the button says “Sending...” and is disabled for 0.6 s', async () => {
    const sending = dialog.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeDisabled();
    await page.clock.runFor(SENDING_MS - 1);
    await expect(sending).toBeVisible();
    await page.clock.runFor(1);
  });

  await test.step('the thanks have the focus, say the last step, and stay for three seconds', async () => {
    const thanks = page.getByRole('dialog', { name: 'Thank You!' });
    await expect.soft(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    const words =
      "Your interest in supporting our children has been sent. We'll contact you soon to discuss the next steps.";
    await expect.soft(thanks).toContainText(words);
    await expect.soft(thanks).toContainText(LAST_STEP);
    // Only one of the two notices may show: one says that the mail was sent, the other that it was not.
    await expect.soft(thanks).not.toContainText(messageTexts.pressSend('email'));
    await page.clock.runFor(THANKS_MS - 1);
    await expect(thanks).toBeVisible();
  });

  await test.step('the focus returns to the card, and then the last step is announced', async () => {
    await page.clock.runFor(1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(sponsorButton(page)).toBeFocused();
    await page.clock.runFor(100);
    await expect(announced(page)).toBeEmpty();
    await page.clock.runFor(200);
    await expect(announced(page)).toContainText(messageTexts.pressSend('email'));
  });

  const [address = '', ...others] = await openedMails(page);
  const { to, subject, body } = readMail(address);
  await test.step('one mail was opened, which has every field', async () => {
    expect(others).toEqual([]);
    expect.soft([to, subject]).toEqual([email, SUBJECT]);
    expect(body.split('\r\n')).toEqual([
      `Child: ${waitingGroup}`,
      'Full name: Jane & John Wanjiru',
      'E-mail: jane+home@example.com',
      'Phone: +254 700-000-000',
      `Preferred contact: ${contact}`,
      'Address: P.O. Box 1?, Nairobi',
      'Annual support amount: Custom amount',
      'Custom amount (USD a year): 925',
      'For: School fees for five children ($925, KSH 120,000)',
      'Payment frequency: Annual',
      '',
      'Message:',
      '100% yes = "ndiyo" #1 🙂',
      'Second line',
      '',
      'This message was submitted from the website sponsorship form.',
    ]);
  });

  const entry = await page.evaluate(() => JSON.stringify(history.state));
  expect.soft(entry, 'the history entry keeps no typed word').not.toContain('Jane');

  await test.step('the card offers the message to a visitor whose mail program did not open', async () => {
    await page.clock.runFor(LONG_MS);
    // On no other card.
    await expect(page.getByText(messageTexts.notOpened('email'))).toHaveCount(1);
    await expect(page.getByText(messageTexts.notOpened('email'))).toBeInViewport();
    const card = page.getByRole('listitem', { name: waitingGroup });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
    });
    await card.getByRole('button', { name: messageTexts.copy }).click();
    const message = card.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue(`${to}\n${subject}\n\n${body.replaceAll('\r\n', '\n')}`);
    await page.clock.runFor(100);
    await expect(message).toBeFocused();
    // axe waits by timers.
    await page.clock.resume();
    await expectAccessible(page, 'the help after an offer');
  });
});

test(
  'the form can be sent again after composing the mail has failed',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/^Error submitting form Error: broken on purpose/);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    const dialog = await openSponsorshipDialog(page);
    await fillRequiredFields(dialog);
    await dialog.getByLabel('Payment frequency').selectOption('monthly');
    await page.evaluate(() => {
      const encode = window.encodeURIComponent;
      window.encodeURIComponent = (text) => {
        if (!String(text).includes('Jane Wanjiru')) return encode(text);
        window.encodeURIComponent = encode;
        throw new Error('broken on purpose');
      };
    });
    await sendButton(dialog).click();
    await logged;
    expect(await openedMails(page)).toEqual([]);
    await sendButton(dialog).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    const [mail = '', ...others] = await openedMails(page);
    expect(others).toEqual([]);
    expect(readMail(mail).body).toMatch(/Full name: Jane Wanjiru\r.*frequency: Monthly\r/s);
  },
);

test('a message that is too long for a mail can be copied or shortened, and is thanked for', async ({
  page,
  context,
}) => {
  await allowCopying(context);
  const text = 'x'.repeat(100_000);
  let dialog = await openSponsorshipDialog(page);
  const message = dialog.getByLabel('Message');
  await fillRequiredFields(dialog);
  await message.fill(text);
  await test.step('the notice says that the message is too long, and stands whole above the buttons', async () => {
    await sendButton(dialog).click();
    await page.clock.runFor(200);
    await expect(announced(dialog)).toContainText(messageTexts.tooLong('email'));
    expect(await openedMails(page)).toEqual([]);
    // The whole notice is above the buttons, which stay at the foot.
    const room = async () => {
      const call = await dialog.getByRole('link', { name: /^Call/ }).boundingBox();
      const buttons = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
      return call && buttons ? buttons.y - (call.y + call.height) : -1;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  await test.step('Copy says that nothing is sent yet, and says it no longer after five seconds', async () => {
    await dialog.getByRole('button', { name: messageTexts.copy }).click();
    await page.clock.runFor(200);
    await expect(announced(dialog)).toHaveText('Copied. Nothing is sent yet.');
    // Whoever reads on later does not find the word.
    await page.clock.runFor(5000);
    await expect(announced(dialog)).toBeEmpty();
  });

  await test.step('the mail can be opened without the message, which is pasted from the clipboard', async () => {
    await dialog.getByRole('link', { name: messageTexts.openShort('email') }).click();
    const [address = ''] = await openedMails(page);
    expect(address.length).toBeLessThanOrEqual(1600);
    const { to, subject, body } = readMail(address);
    expect([to, subject]).toEqual([email, SUBJECT]);
    expect(body).toContain('Full name: Jane Wanjiru\r\n');
    const copied = await pasteInto(message);
    expect(copied.startsWith(email) && copied.includes(text)).toBe(true);
  });

  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await test.step('a shortened message can be sent', async () => {
    await message.fill('Short.');
    await expect(dialog.getByText(messageTexts.tooLong('email'))).toBeHidden();
    await sendToThanks(page, dialog);
    await thanks.getByRole('button', { name: 'Close' }).click();
    dialog = await openSponsorshipDialog(page);
  });

  const words = thanks.getByText(LAST_STEP);
  const acts = [() => page.mouse.move(9, 400), () => page.keyboard.press('Tab'), () => words.tap()];
  await test.step('the thanks stay once the visitor moves the pointer, presses a key or taps', async () => {
    for (const act of acts) {
      await page.mouse.move(195, 400);
      await sendToThanks(page, dialog);
      await act();
      await page.clock.runFor(LONG_MS);
      await expect(thanks).toBeVisible();
      await thanks.getByRole('button', { name: 'Close' }).click();
      await expect(sponsorButton(page)).toBeFocused();
      // The form still has what was typed, and can be sent again.
      dialog = await openSponsorshipDialog(page);
      await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
    }
  });

  await test.step('a form opened during the last second of the thanks stays open', async () => {
    await sendToThanks(page, dialog);
    await page.clock.runFor(THANKS_MS - 1000);
    await thanks.getByRole('button', { name: 'Close' }).press('Enter');
    dialog = await openSponsorshipDialog(page);
    await page.clock.runFor(LONG_MS);
    await expect(dialog.getByLabel('Full name')).toBeVisible();
  });

  await test.step('a dialog closed by Escape while it sends thanks nobody, and the form can be sent again', async () => {
    await sendButton(dialog).click();
    await page.keyboard.press('Escape');
    dialog = await openSponsorshipDialog(page);
    await page.clock.runFor(LONG_MS);
    await expect(dialog.getByLabel('Full name')).toBeVisible();
    await expect(sendButton(dialog)).toBeEnabled();
    expect(await openedMails(page)).toHaveLength(acts.length + 4);
  });

  await test.step('the thanks pass axe', async () => {
    await sendToThanks(page, dialog);
    // They stay.
    await words.tap();
    await page.clock.resume();
    await expectAccessible(page, 'the thanks for an offer');
  });
});
