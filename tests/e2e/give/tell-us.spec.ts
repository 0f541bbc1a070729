import type { Page } from '@playwright/test';
import { programs } from '../../../src/content/program-list.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { allowCopying, pasteInto } from '../setup/clipboard.ts';
import { arriveAt, message, noteSlip, openGive, take } from '../setup/giving.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { email } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

const [{ title }] = programs;

const part = (page: Page) => page.getByRole('group', { name: 'Tell us' });
const field = (page: Page, label: string) => part(page).getByLabel(label);
const send = (page: Page) => part(page).getByRole('button', { name: 'Send by e-mail' });

const sms = (code: string, sum: string, day: string) =>
  `${code} Confirmed. Ksh${sum}.00 sent to EXAMPLE CHILDRENS HOME RUAI for account HOME117 on ${day} at 11:42 AM New M-PESA balance is Ksh4,310.00. Transaction cost, Ksh0.00.`;

const referenceIn = (text: string) => /[1-9A-Z]{3}-[1-9A-Z]{3}/.exec(text)?.[0];

async function lastMail(page: Page) {
  return readMail((await openedMails(page)).findLast((it) => it.startsWith('mailto:')) ?? '');
}

/** Pastes a text as from the clipboard. */
async function paste(page: Page, text: string) {
  await message(page).focus();
  await message(page).evaluate((box: HTMLTextAreaElement, text) => {
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
    box.select();
    document.execCommand('insertText', false, text);
  }, text);
}

async function fillIn(page: Page) {
  // U+202E reverses what follows, so the note leaves it out.
  await field(page, 'Your name').fill('Amina O’Neil\u202E & Söhne');
  await field(page, 'Your phone or e-mail').fill('0712 345 678');
}

test.use({ timezoneId: 'America/New_York' });

test.beforeEach(async ({ page, context }) => {
  await allowCopying(context);
  await keepOpenedMails(page);
});

test('M-PESA’s message tells what was paid, and the next note begins afresh @journey', async ({
  page,
}) => {
  await openGive(page, 'kes-1000-monthly-for-school');
  await fillIn(page);
  let reference: string | undefined;
  await test.step('the note says what the message says, and keeps no balance', async () => {
    // Some keyboards insert a copied text without an event of pasting.
    await message(page).fill(sms('SKQ1AB2C3D', '1,000', '25/11/26'));
    await expect(part(page)).toContainText('Read: KSH 1,000, 25 November 2026, code SKQ1AB2C3D.');
    await expectAccessible(page, 'read', { within: '#tell-us' });
    await send(page).click();
    await expect(message(page)).toHaveValue('SKQ1AB2C3D');
    const first = await lastMail(page);
    reference = referenceIn(first.subject);
    expect([first.to, first.subject]).toEqual([email, `Gift note ${reference}`]);
    expect(first.body.split('\r\n').slice(0, 5)).toEqual([
      'Gift: KSH 1,000 every month for a child’s year at school',
      'Paid: by M-PESA on 25 November 2026, code SKQ1AB2C3D',
      'From: Amina O’Neil & Söhne, 0712 345 678',
      `Note: ${reference}, written on 26 November 2026`,
      '',
    ]);
    await expectAccessible(page, 'sent', { within: '#tell-us' });
    await expect(noteSlip(page)).toContainText(String(reference));
  });

  await test.step('another gift empties the note but for name and contact', async () => {
    await take(page, { purpose: 'A week of meals' });
    await expect(message(page)).toHaveValue('');
    await expect(noteSlip(page)).toContainText('KSH 3,250 every month for a week of meals.');
    await expect(noteSlip(page)).not.toContainText(/SKQ1AB2C3D|25 November/);
    await expect(field(page, 'Your name')).toHaveValue(/^Amina/);
  });

  await test.step('the note says which sum was paid and which was chosen', async () => {
    await paste(page, sms('SKR2AB2C3E', '500', '26/11/26'));
    await expect(message(page)).toHaveValue('SKR2AB2C3E');
    await expect(noteSlip(page)).toContainText('KSH 500.');
    await expect(noteSlip(page)).toContainText(
      /Chosen on the page\s*KSH\s3,250 every month for a week of meals/,
    );
  });

  let copied = '';
  await test.step('Copy alone keeps the note and says that nothing is sent', async () => {
    await part(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(part(page)).toContainText('Copied. Nothing is sent yet.');
    await take(page, { purpose: 'Medical care' });
    copied = await pasteInto(field(page, 'Your phone or e-mail'));
    expect(copied).toContain('Gift: KSH 500');
    expect(copied).not.toContain('4,310');
  });

  await test.step('a new note can be started', async () => {
    await message(page).fill(sms('SKR2AB2C3E', '500', '26/11/26'));
    await part(page).getByRole('button', { name: 'Start a new note' }).click();
    await expect(part(page)).toBeFocused();
    await expect(message(page)).toHaveValue('');
    await expect(noteSlip(page)).toContainText('KSH 12,900 every month for medical care.');
    await expect(part(page).getByRole('button', { name: 'Start a new note' })).toHaveCount(0);
  });

  await test.step('each note has a reference of its own, and so has the note of another payment', async () => {
    await fillIn(page);
    await paste(page, sms('SKS2AB2C3F', '12,900', '26/11/26'));
    await part(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(part(page)).toContainText('Copied. Nothing is sent yet.');
    const third = await pasteInto(field(page, 'Your phone or e-mail'));
    expect(new Set([reference, referenceIn(copied), referenceIn(third)]).size).toBe(3);
    await fillIn(page);
    await expect(noteSlip(page)).toContainText('written on');
    await message(page).fill('SKT9AB2C3G');
    await expect(noteSlip(page)).not.toContainText('written on');
  });
});

test('a note that the browser refused to copy is not handed over', async ({ page }) => {
  await openGive(page, 'kes-1000-monthly-for-most');
  await fillIn(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
  });
  await part(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(part(page).getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expect(noteSlip(page).locator('dl').first()).not.toContainText('written on');
  await expect(part(page).getByRole('button', { name: 'Start a new note' })).toHaveCount(0);
});

test('the note sends what stands in the fields, though they were filled in and sent without an event', async ({
  page,
}) => {
  await openGive(page, 'kes-500-once');
  await field(page, 'Your name').evaluate((name: HTMLInputElement) => {
    name.value = 'Amina';
    const { form } = name;
    const reach = form?.elements.namedItem('reach');
    const message = form?.elements.namedItem('message');
    if (reach instanceof HTMLInputElement) reach.value = '0712 345 678';
    if (message instanceof HTMLTextAreaElement) message.value = 'SKQ1AB2C3D';
    form?.requestSubmit();
  });
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  expect((await lastMail(page)).body.split('\r\n').slice(0, 3)).toEqual([
    'Gift: KSH 500 once for where it is needed most',
    'Paid: by M-PESA, code SKQ1AB2C3D',
    'From: Amina, 0712 345 678',
  ]);
});

test('a double click opens one message, and no other press is ignored', async ({ page }) => {
  await stopClock(page);
  await openGive(page, 'kes-1000-monthly-for-most');
  await fillIn(page);
  const schemes = async () =>
    (await openedMails(page)).map((it) => new URL(it).protocol.replace(':', ''));
  await test.step('the same message opens once in the same app, after Copy too', async () => {
    await send(page).dblclick();
    expect(await schemes()).toEqual(['mailto']);
    await part(page).getByRole('button', { name: 'Copy message' }).first().click();
    await send(page).click();
    expect(await schemes()).toEqual(['mailto']);
  });

  await test.step('another app and a changed message open at once', async () => {
    await part(page).getByRole('button', { name: 'SMS' }).click();
    expect(await schemes()).toEqual(['mailto', 'sms']);
    await field(page, 'Your name').fill('Amina');
    await send(page).click();
    expect(await schemes()).toEqual(['mailto', 'sms', 'mailto']);
  });

  await test.step('the same message opens again later', async () => {
    await page.clock.runFor(600);
    await send(page).click();
    expect(await schemes()).toEqual(['mailto', 'sms', 'mailto', 'mailto']);
  });
});

test('a note that was sent is emptied by a link to another gift and by Back', async ({ page }) => {
  await openGive(page, 'kes-1000-monthly-for-most');
  await fillIn(page);
  const code = 'SKQ1AB2C3D';
  for (const [way, go, gift] of [
    ['a link', () => arriveAt(page, 'usd-25-monthly-for-meals'), 'for a week of meals.'],
    ['Back', () => page.goBack(), 'KSH 1,000 every month for where'],
    ['Forward', () => page.goForward(), 'for a week of meals.'],
  ] as const) {
    await test.step(`${way} empties the note but for the contact`, async () => {
      await message(page).fill(code);
      await send(page).click();
      await expect(part(page).getByRole('button', { name: 'Start a new note' })).toBeVisible();
      await go();
      await expect(message(page)).toHaveValue('');
      await expect(part(page).getByRole('button', { name: 'Start a new note' })).toHaveCount(0);
      await expect(field(page, 'Your phone or e-mail')).toHaveValue('0712 345 678');
      // The note follows the choice a moment later.
      await expect(noteSlip(page)).toContainText(gift);
    });
  }
});

test('a note without a choice says no sum, and asks what was paid', async ({ page }) => {
  await openGive(page);
  await test.step('a note without a sum asks for it and is not sent', async () => {
    await fillIn(page);
    await expect(field(page, 'How much did you pay?')).toBeVisible();
    await send(page).click();
    await expect(field(page, 'How much did you pay?')).toBeFocused();
    expect(await openedMails(page)).toEqual([]);
  });

  await test.step('a phone number or a message about another payment is refused', async () => {
    await paste(page, '0712345678');
    await expect(message(page)).toHaveAccessibleDescription(/looks like a phone number/);
    await expectAnnounced(page, /looks like a phone number/);
    await paste(page, 'SKP7X81QZT Confirmed. Ksh500.00 paid to A SHOP RUAI. on 25/11/26');
    await expect(message(page)).toHaveAccessibleDescription(/not about a payment to us/);
  });

  await test.step('M-PESA’s message tells the sum', async () => {
    await message(page).fill(sms('SKP7X81QZT', '500', '25/11/26'));
    await expect(field(page, 'How much did you pay?')).toBeHidden();
    // Whole in view: otherwise the browser scrolls when its text is replaced, and the click below misses.
    await message(page).evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().top - 40));
    await send(page).click();
    expect((await lastMail(page)).body).toMatch(
      /^Gift: KSH 500 for where it is needed most\r\nPaid: by M-PESA on 25 November 2026, code SKP7X81QZT\r\nFrom:/,
    );
  });

  await test.step('a payment through a bank is told with its sum, day and program, but not of a day to come', async () => {
    await field(page, 'What is it for? (optional)').selectOption(title);
    await expect(noteSlip(page)).toContainText(`KSH 500 for the program ${title}.`);
    await field(page, 'Through a bank').check();
    await expect(message(page)).toBeHidden();
    await field(page, 'How much did you pay?').fill('$ 150');
    await field(page, 'Which day did you pay?').fill('2026-11-27');
    await send(page).click();
    // A day to come is refused.
    await expect(field(page, 'Which day did you pay?')).toBeFocused();
    await expectAccessible(page, 'refused', { within: '#tell-us' });
    await field(page, 'Which day did you pay?').fill('2026-11-24');
    await part(page).getByRole('button', { name: 'SMS' }).click();
    await expect
      .poll(async () => decodeURIComponent((await openedMails(page)).at(-1) ?? ''))
      .toContain(`Gift: $150 for the program ${title}\nPaid: through a bank on 24 November 2026\n`);
  });

  await test.step('another choice begins another note, which keeps the way of paying', async () => {
    await page.getByRole('radio', { name: 'KSH 1,000' }).check();
    await expect(field(page, 'Which day did you pay?')).toHaveValue('');
    await expect(noteSlip(page)).toContainText('through a bank');
    await expect(field(page, 'How much did you pay?')).not.toHaveAttribute('required');
  });

  await test.step('a day that is refused for a bank does not stop a note about M-PESA', async () => {
    // How much was paid need not be told any more.
    await field(page, 'Which day did you pay?').fill('2026-11-27');
    await field(page, 'With M-PESA').check();
    await send(page).click();
    await expect
      .poll(async () => (await lastMail(page)).body)
      .toMatch(/^Gift: KSH 1,000 once for where it is needed most\r\nPaid: by M-PESA/);
  });
});

test('a typed note is still there after other pages and Back, and can be sent before hydration', async ({
  page,
}) => {
  await openGive(page, 'kes-24000-once-for-school');
  await test.step('a reference appears once the note has been copied', async () => {
    await fillIn(page);
    await paste(page, sms('SKP7X81QZT', '500', '25/11/26'));
    await expect(noteSlip(page)).toContainText('KSH 500.');
    // The note names its reference only once it was handed over.
    await expect(noteSlip(page)).not.toContainText('written on');
    await part(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(noteSlip(page)).toContainText(
      /[1-9A-Z]{3}-[1-9A-Z]{3}, written on 26 November 2026/,
    );
  });

  const lines = (await noteSlip(page).locator('dl').first().textContent()) ?? '';
  await test.step('the note is the same after another page and Back', async () => {
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(noteSlip(page).locator('dl').first()).toHaveText(lines);
  });

  await test.step('the note is the same after another document and Back', async () => {
    // The browser fills another document's fields in again, the reference too.
    await page.goto('/icon.svg');
    await page.goBack();
    await untilHydrated(page);
    await expect(message(page)).toHaveValue('SKP7X81QZT');
    await expect(noteSlip(page).locator('dl').first()).toHaveText(lines);
    await expect(noteSlip(page)).toContainText('KSH 500.');
  });

  await test.step('a note that is sent before hydration opens one mail and stays', async () => {
    const release = await holdApp(page);
    await page.goto('/give');
    // Hydration removes the links that ask for a choice.
    await take(page, { purpose: 'A week of meals' });
    await message(page).fill(sms('SKP7X81QZT', '500', '25/11/26'));
    await fillIn(page);
    await send(page).click();
    release();
    await untilHydrated(page);
    await expect.poll(() => openedMails(page)).toHaveLength(1);
    const { subject, body } = await lastMail(page);
    expect(body).toMatch(/^Gift: KSH 500\r\n/);
    await expect(send(page)).toBeFocused();
    await expect(noteSlip(page)).toContainText(referenceIn(subject) ?? 'a reference');
    await expect(message(page)).toHaveValue('SKP7X81QZT');
    await expect(noteSlip(page)).toContainText('KSH 500.');
  });

  await test.step('changed words take neither sum nor day from the first message', async () => {
    // Words beside the code may tell another sum.
    await message(page).fill('SKP7X81QZT, 300 by me');
    await expect(noteSlip(page)).not.toContainText('500');
    // The code of another payment has neither the sum nor the day of the first.
    await message(page).fill('SKT9AB2C3F');
    await message(page).blur();
    await expect(noteSlip(page)).toContainText('by M-PESA, code SKT9AB2C3F');
    await expect(noteSlip(page)).not.toContainText(/500|25 November/);
  });
});

test.describe('in New York, where it is still the evening before', () => {
  test.use({ instant: '2026-11-26T02:00:00Z' });
  test('a day that has begun in Nairobi is taken as the day of a payment', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openGive(page, 'kes-500-once-for-most');
    // A reminder is for the visitor's own calendar.
    const payment = page.getByLabel('Day to pay');
    await expect(payment).toHaveAttribute('min', '2026-11-25');
    await send(page).click();
    await expect(field(page, 'Your name')).toBeFocused();
    // A note that is too long for an address.
    await fillIn(page);
    await field(page, 'Your name').fill('x'.repeat(100_000));
    await part(page).getByRole('button', { name: 'SMS' }).click();
    await expect(part(page)).toContainText(
      'Your message is too long to open in your messages app.',
    );
    await fillIn(page);
    await field(page, 'Through a bank').check();
    await field(page, 'Which day did you pay?').fill('2026-11-26');
    await send(page).click();
    expect((await lastMail(page)).body).toContain('Paid: through a bank on 26 November 2026\r\n');
  });
});
