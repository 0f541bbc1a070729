import type { Page } from '@playwright/test';
import { contactFormTexts, messageTexts } from '../../../src/content/message-texts.ts';
import { MORE_THAN_SPACES } from '../../../src/lib/form-message.ts';
import { contactSubjects } from '../../../src/content/contact-subjects.ts';
import { organization } from '../../../src/content/organization.ts';
import { pageAt } from '../../../src/site-map.ts';
import { readMail } from '../setup/opened-mails.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
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

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
});

// Which fields are required: site/forms.test.ts.
test('refuses words that are only spaces, and what is no e-mail address', async ({ page }) => {
  const alerts = alertsOf(page);
  const refused = [
    ['Name', '   ', MORE_THAN_SPACES],
    ['E-mail', 'amina', ''],
    ['Message', ' \n  ', ''],
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

  await fillIn(page);
  await send(page);
  await expect.poll(() => alerts).toEqual([`alert: ${thanks}`]);
});

test('refuses only spaces that were typed before hydration', async ({ page }) => {
  const alerts = alertsOf(page);
  const release = await holdApp(page);
  await page.reload();
  await fillIn(page);
  await field(page, 'Message').fill('   ');
  release();
  await untilHydrated(page);
  await expect(field(page, 'Message')).toHaveValue('   ');
  await send(page);
  await expect(field(page, 'Message')).toBeFocused();
  await expect(status(page)).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('thanks, clears the form, sends and stores nothing, and offers the message as a mail', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page);
  await fillIn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Lazy pictures load as the page scrolls.
    if (request.resourceType() !== 'image') requests.push(`${request.method()} ${request.url()}`);
  });
  await send(page);
  await expect(status(page)).toBeVisible();
  expect(alerts).toEqual([`alert: ${thanks}`]);
  await expectEmpty(page);

  const link = status(page).getByRole('link', { name: contactFormTexts.byEmail });
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
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');

  expect(await otherStoredKeys(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Amina');
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expectEmpty(page);
});

test('what is left to do comes into view on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  alertsOf(page);
  await fillIn(page);
  await send(page);
  await expect(page.getByText(contactFormTexts.oneMore)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: contactFormTexts.byEmail })).toBeInViewport();
  await expectAccessible(page, 'accepted', { within: 'main' });
  await expectLargeTargets(page, 'accepted');
});

test('typed words, and the offer to mail them, are there after a link and Back, and gone after a reload', async ({
  page,
}) => {
  alertsOf(page);
  await fillIn(page);
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue(/^May we come on Saturday\?/);
  await expect(field(page, 'Subject')).toHaveValue(subject.value);

  await send(page);
  await expect(status(page)).toBeVisible();
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await (await showLinkTo(page, pageAt('/contact'))).click();
  await expect(status(page)).toBeVisible();
  await expectEmpty(page);
  // The notice is old, and moves nobody.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.reload();
  await expect(status(page)).toHaveCount(0);
});

test('the button says Copied for the message that was copied, and for no later one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  alertsOf(page);
  await fillIn(page);
  await send(page);
  await status(page).getByRole('button', { name: messageTexts.copy }).click();
  await expect(page.getByRole('button', { name: messageTexts.copied })).toBeVisible();
  await fillIn(page);
  await field(page, 'Message').fill('And on Sunday?');
  await send(page);
  await expect(status(page).getByRole('button', { name: messageTexts.copy })).toBeVisible();
  await expect(page.getByText(/^Copied/)).toHaveCount(0);
});
