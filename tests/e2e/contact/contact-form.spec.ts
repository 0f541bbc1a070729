import type { Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/messages.ts';
import { contactSubjects } from '../../../src/content/contact-subjects.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { announced } from '../setup/announced.ts';
import { allowCopying } from '../setup/clipboard.ts';
import { readMail } from '../setup/opened-mails.ts';
import { email } from '../../expected-facts.ts';
import { INSTANT } from '../../instant.ts';
import { expect, test } from '../setup/site-test.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { stopClock } from '../setup/stopped-clock.ts';

const labels = ['Name', 'E-mail', 'Phone (optional)', 'Subject', 'Message'] as const;
const [subject] = contactSubjects;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const status = (page: Page) =>
  page.getByRole('main').getByText('One more step, please.').locator('xpath=ancestor::div[1]');

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Amina O’Neil & Söhne');
  await field(page, 'E-mail').fill('amina@example.org');
  await field(page, 'Phone (optional)').fill('+254 700 000 000');
  await field(page, 'Subject').selectOption(subject.value);
  await field(page, 'Message').fill('May we come on Saturday?\n100% sure + 2 friends #1 🙂');
}

async function expectEmpty(page: Page) {
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
}

// site/forms.test.ts covers which fields are required.
test('the contact form thanks, empties itself, and offers the message as a mail until a reload @journey', async ({
  page,
  context,
}) => {
  await allowCopying(context);
  await page.setViewportSize({ width: 320, height: 480 });
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.clock.install({ time: INSTANT });
  await openHydrated(page, '/contact');
  await test.step('an invalid e-mail or a name of spaces is not sent, and its field comes into view with the focus', async () => {
    for (const [label, value] of [
      ['E-mail', 'amina'],
      ['Name', '   '],
    ] as const) {
      await fillIn(page);
      await field(page, label).fill(value);
      await send(page);
      await expect(field(page, label)).toBeFocused();
      const shown = await page.locator('label', { hasText: label }).first().boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(shown && header && shown.y - (header.y + header.height)).toBeGreaterThanOrEqual(0);
    }
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      'Please write more than just spaces',
    );
    await expectAccessible(page, 'a nameless message', { within: 'main' });
    await fillIn(page);
    // The next input removes the hint.
    await expect(field(page, 'Name')).toHaveAccessibleDescription('');
    expect(alerts).toEqual([]);
    await expect(status(page)).toHaveCount(0);
  });

  const requests: string[] = [];
  page.on('request', (request) => {
    // Lazy pictures load as the page scrolls.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const link = status(page).getByRole('link', { name: 'Send it by e-mail' });
  await test.step('the form thanks, empties itself, sends nothing and leads to the mail', async () => {
    await send(page);
    await expect.soft(status(page).getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await expect.soft(link).toBeFocused();
    await expect.soft(link).toHaveAccessibleDescription(/^One more step, please\./);
    await page.clock.runFor(300);
    expect.soft(await announced(page).textContent()).toBe('');
    expect.soft(alerts).toEqual(["alert: Thank you for your message! We'll get back to you soon."]);
    expect.soft(requests).toEqual([]);
    await expectEmpty(page);
    const entry = await page.evaluate(() => JSON.stringify(history.state));
    expect(entry, 'the history entry keeps no typed word').not.toContain('Amina');
  });

  await expectAccessible(page, 'a message', { within: 'main' });
  await test.step('the offered mail has every field', async () => {
    const mail = readMail((await link.getAttribute('href')) ?? '');
    expect(mail.to).toBe(email);
    expect(mail.body.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Name: Amina O’Neil & Söhne',
        'E-mail: amina@example.org',
        'Phone: +254 700 000 000',
        `Subject: ${subject.label}`,
        'May we come on Saturday?',
        '100% sure + 2 friends #1 🙂',
      ]),
    );
  });

  await test.step('the offered mail keeps the first message while another one is typed', async () => {
    await status(page).getByRole('button', { name: messageTexts.copy }).click();
    await fillIn(page);
    await expect(page.getByRole('button', { name: 'Copied ✓' })).toBeVisible();
    // A space takes three characters of an address.
    await field(page, 'Message').fill('a b '.repeat(350));
    // The fields were cleared, so only the offered mail still has the first message's words.
    await expect(link).toHaveAttribute('href', /Saturday/);
  });

  await test.step('another message replaces the offered mail, and one that is too long leaves it empty', async () => {
    await send(page);
    const empty = status(page).getByRole('link', { name: 'Open an empty e-mail' });
    await expect(empty).toHaveAttribute('href', `mailto:${email}`);
    // The notice focuses its link 200 ms later, and the page scrolls: a press in the middle of that is lost.
    await expect(empty).toBeFocused();
    await fillIn(page);
    await field(page, 'Message').fill('And on Sunday?');
    await send(page);
    await expect(link).toHaveAttribute('href', /Sunday/);
    // The focus scrolls, and the next step compares where the page stands.
    await expect(link).toBeFocused();
    await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(0);
  });

  await test.step('Back from another document shows the offered mail at the old place of the page', async () => {
    await footerLink(page, '/gallery').scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await page.goto('/icon.svg');
    await page.goBack();
    await untilHydrated(page);
    await expect(link).toHaveAttribute('href', /Sunday/);
    await expectEmpty(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(5);
  });

  await test.step('the offered mail is still there when the page is opened again, at its top', async () => {
    await footerLink(page, '/programs').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
    await expect(status(page)).toBeVisible();
    await expectEmpty(page);
    // A notice of an earlier view does not scroll the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await test.step('a reload forgets the offered mail', async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(status(page)).toHaveCount(0);
  });
});

test('a notice that has left with its page no longer moves the focus', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await stopClock(page);
  await openHydrated(page, '/contact');
  await page.evaluate(() => {
    HTMLElement.prototype.focus = function () {
      if (!this.isConnected) console.error('An element that has left the page gets the focus');
    };
  });
  await fillIn(page);
  await send(page);
  await expect(status(page)).toBeVisible();
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await page.clock.runFor(300);
});
