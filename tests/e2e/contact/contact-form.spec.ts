import type { Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/messages.ts';
import { organization } from '../../../src/content/organization.ts';
import { contactFormTexts, contactSubjects } from '../../../src/content/page-texts/contact.ts';
import { MORE_THAN_SPACES } from '../../../src/lib/form-message.ts';
import { pageAt } from '../../../src/site-map.ts';
import { readMail } from '../setup/opened-mails.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink, showLinkTo } from '../setup/main-links.ts';
import { otherStoredKeys } from '../setup/visit-counter.ts';

const thanks = "Thank you for your message! We'll get back to you soon.";
const labels = ['Name', 'E-mail', 'Phone (optional)', 'Subject', 'Message'] as const;
const [subject] = contactSubjects;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const status = (page: Page) =>
  page.getByRole('status').filter({ hasText: contactFormTexts.oneMore });

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

/** The messages of all alerts, each accepted at once. */
function alertsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return messages;
}

// Which fields are required: site/forms.test.ts.
test('refuses words that are only spaces, also typed before hydration, and what is no e-mail address', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  const release = await holdApp(page);
  await page.goto('/contact');
  await fillIn(page);
  await field(page, 'Message').fill('   ');
  release();
  await untilHydrated(page);
  await expect(field(page, 'Message')).toHaveValue('   ');
  await send(page);
  await expect(field(page, 'Message')).toBeFocused();
  const refused = [
    ['Message', ' \n  ', ''],
    ['E-mail', 'amina', ''],
    ['Name', '   ', MORE_THAN_SPACES],
  ] as const;
  for (const [label, value, description] of refused) {
    await test.step(`${JSON.stringify(value)} as ${label}`, async () => {
      await fillIn(page);
      await field(page, label).fill(value);
      await send(page);
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(description);
      const form = page.locator('form').filter({ hasText: 'Send message' });
      await expect(form.locator(':invalid')).toHaveCount(1);
    });
  }
  await expectAccessible(page, 'refused', { within: 'main' });
  await fillIn(page);
  // The hint of the refusal goes with the next input.
  await expect(field(page, 'Name')).toHaveAccessibleDescription('');
  expect(alerts).toEqual([]);
  await expect(status(page)).toHaveCount(0);
});

test('keeps typed words over another page; thanks, clears, sends and stores nothing, and offers the message as a mail in view, until a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 320, height: 480 });
  const alerts = alertsOf(page);
  await openHydrated(page, '/contact');
  await fillIn(page);
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue(/^May we come on Saturday\?/);
  await expect(field(page, 'Subject')).toHaveValue(subject.value);

  const requests: string[] = [];
  page.on('request', (request) => {
    // Lazy pictures load as the page scrolls.
    if (request.resourceType() !== 'image') requests.push(`${request.method()} ${request.url()}`);
  });
  await send(page);
  await expect(page.getByText(contactFormTexts.oneMore)).toBeInViewport({ ratio: 1 });
  const link = status(page).getByRole('link', { name: contactFormTexts.byEmail });
  await expect(link).toBeInViewport();
  expect(alerts).toEqual([`alert: ${thanks}`]);
  expect(requests).toEqual([]);
  await expectEmpty(page);
  await expect(page).toHaveURL('/contact');
  expect(await otherStoredKeys(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Amina');
  expect(await context.cookies()).toEqual([]);
  const mail = readMail((await link.getAttribute('href')) ?? '');
  expect(mail.to).toBe(organization.email);
  for (const line of [
    'Name: Amina O’Neil & Söhne',
    'E-mail: amina@example.org',
    'Phone: +254 700 000 000',
    `Subject: ${subject.label}`,
    'May we come on Saturday?\r\n100% sure + 2 friends #1 🙂',
  ]) {
    expect(mail.body).toContain(line);
  }
  await expectAccessible(page, 'accepted', { within: 'main' });

  await status(page).getByRole('button', { name: messageTexts.copy }).click();
  await expect(page.getByRole('button', { name: messageTexts.copied })).toBeVisible();
  await fillIn(page);
  await field(page, 'Message').fill('And on Sunday?');
  // The fields were cleared: these are the only words left of the first.
  expect(readMail((await link.getAttribute('href')) ?? '').body).toContain('on Saturday?');
  await send(page);
  await expect(status(page).getByRole('button', { name: messageTexts.copy })).toBeVisible();
  await expect(page.getByText(/^Copied/)).toHaveCount(0);

  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await (await showLinkTo(page, pageAt('/contact'))).click();
  await expect(status(page)).toBeVisible();
  await expectEmpty(page);
  // The notice is old, and moves nobody.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.reload();
  await untilHydrated(page);
  await expectEmpty(page);
  await expect(status(page)).toHaveCount(0);

  // On a tablet the phone number stands on one line of its button.
  await page.setViewportSize({ width: 768, height: 1024 });
  const call = page.getByRole('main').getByRole('link', { name: `Call ${organization.phones[0]}` });
  const lines = await call.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
