import type { Page } from '@playwright/test';
import { contactSubjects } from '../../../src/content/contact-subjects.ts';
import { organization } from '../../../src/content/organization.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

const thanks = "Thank you for your message! We'll get back to you soon.";
const labels = ['Name', 'E-mail', 'Phone (optional)', 'Subject', 'Message'] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Please do one thing' });

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Amina O’Neil & Söhne');
  await field(page, 'E-mail').fill('amina@example.org');
  await field(page, 'Phone (optional)').fill('+254 700 000 000');
  await field(page, 'Subject').selectOption('visit');
  await field(page, 'Message').fill('May we come on Saturday?\n100% sure + 2 friends #1 🙂');
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

test('asks for name, e-mail, phone, subject and message', async ({ page }) => {
  const expected = {
    Name: ['name', 'name', true],
    'E-mail': ['email', 'email', true],
    'Phone (optional)': ['phone', 'tel', false],
    Subject: ['subject', null, true],
    Message: ['message', null, true],
  } as const;
  for (const label of labels) {
    const [name, autocomplete, required] = expected[label];
    const input = field(page, label);
    await expect(input).toHaveAttribute('name', name);
    if (autocomplete) await expect(input).toHaveAttribute('autocomplete', autocomplete);
    await expect(input).toHaveJSProperty('required', required);
  }
  await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5');
  const options = field(page, 'Subject').getByRole('option');
  await expect(options).toHaveText([
    'Select a subject',
    ...contactSubjects.map(({ label }) => label),
  ]);
  const values = await options.evaluateAll((all: HTMLOptionElement[]) => all.map((o) => o.value));
  expect(values.join(' ')).toBe(' sponsorship volunteer donation partnership visit general other');
});

const refused = [
  ['Name', ''],
  ['Name', '   '],
  ['E-mail', ''],
  ['E-mail', 'amina'],
  ['Message', ''],
  ['Message', ' \n  '],
] as const;

for (const [label, value] of refused) {
  test(`refuses ${JSON.stringify(value)} as ${label} [fault 35]`, async ({ page }) => {
    const alerts = alertsOf(page);
    await fillIn(page);
    await field(page, label).fill(value);
    await send(page);
    await expect(field(page, label)).toBeFocused();
    await expect(page.locator('form :invalid')).toHaveCount(1);
    expect(alerts).toEqual([]);
    await expect(status(page)).toHaveCount(0);

    await field(page, label).fill('amina@example.org');
    await send(page);
    await expect.poll(() => alerts).toEqual([`alert: ${thanks}`]);
  });
}

test('says what a name wants with the refusal alone', async ({ page }) => {
  const name = field(page, 'Name');
  await expect(name).toHaveAccessibleDescription('');
  await fillIn(page);
  await name.fill('   ');
  await send(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please write more than spaces');
  await name.fill('');
  await expect(name).toHaveAccessibleDescription('');
  await send(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('');
});

test('refuses a message without a subject', async ({ page }) => {
  await fillIn(page);
  await field(page, 'Subject').selectOption('Select a subject');
  await send(page);
  await expect(field(page, 'Subject')).toBeFocused();
  await expect(status(page)).toHaveCount(0);
});

test('refuses only spaces that were written before the page was awake [fault 35]', async ({
  page,
}) => {
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

test('thanks, clears the form, sends nothing, and offers the same as a mail', async ({ page }) => {
  const alerts = alertsOf(page);
  await fillIn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A picture that comes near as the page scrolls says nothing of a message.
    if (request.resourceType() !== 'image') requests.push(`${request.method()} ${request.url()}`);
  });
  await send(page);
  await expect(status(page)).toBeVisible();
  expect(alerts).toEqual([`alert: ${thanks}`]);
  for (const label of labels) await expect(field(page, label)).toHaveValue('');

  const href = await status(page)
    .getByRole('link', { name: 'Send it by e-mail as well' })
    .getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.protocol + mail.pathname).toBe(`mailto:${organization.email}`);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  const body = decodeURIComponent(/&body=(.*)$/.exec(mail.href)?.[1] ?? '');
  for (const line of [
    'Name: Amina O’Neil & Söhne',
    'E-mail: amina@example.org',
    'Phone: +254 700 000 000',
    'Subject: Visiting the home',
    'May we come on Saturday?\r\n100% sure + 2 friends #1 🙂',
  ]) {
    expect(body).toContain(line);
  }
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('nothing that was typed is stored', async ({ page, context }) => {
  alertsOf(page);
  await fillIn(page);
  await send(page);
  await expect(status(page)).toBeVisible();
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.toSorted()).toEqual(['mcch-visit-count', 'mcch-visited']);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Amina');
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
});

test('clears and says what to do where alerts are suppressed [fault 36]', async ({ page }) => {
  await page.evaluate(() => {
    window.alert = () => undefined;
  });
  await fillIn(page);
  await send(page);
  await expect(status(page)).toBeVisible();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
});
