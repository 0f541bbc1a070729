import { keepOpenedMails, openedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
} from '../setup/sponsorship-dialog.ts';
import { untilHydrated } from '../setup/hydration.ts';

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
});

for (const childName of ['Children at Play', 'Graduation Students']) {
  test(`opens for ${childName}, once and by itself, and names the child`, async ({ page }) => {
    await untilHydrated(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const dialog = await openSponsorshipDialog(page, childName);
    expect(said).toEqual([]);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Support ${childName}`);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('asks for the specified fields, by name', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  const names = {
    'Full name': 'sponsorName',
    'E-mail': 'email',
    'Phone (optional)': 'phone',
    'Preferred contact': 'preferredContact',
    'Address (optional)': 'address',
    'Annual support amount': 'sponsorshipAmount',
    'Payment frequency': 'paymentFrequency',
    'Message (optional)': 'additionalMessage',
  };
  for (const [label, name] of Object.entries(names)) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('name', name);
  }
  for (const label of ['Full name', 'E-mail', 'Annual support amount']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('required', '');
  }
  for (const label of ['Phone', 'Address', 'Message']) {
    await expect(dialog.getByLabel(label)).not.toHaveAttribute('required');
  }
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('type', 'email');
});

test('helps the browser to fill in what it knows', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  const tokens = {
    'Full name': 'name',
    'E-mail': 'email',
    Phone: 'tel',
    Address: 'street-address',
  };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
});

const choices = [
  {
    label: 'Preferred contact',
    first: 'email',
    options: { email: 'E-mail', phone: 'Phone', both: 'Both' },
  },
  {
    label: 'Annual support amount',
    first: '185',
    options: {
      '185': '$185 – full annual fees',
      '100': '$100 – partial',
      '50': '$50 – basic',
      custom: 'Custom amount',
    },
  },
  {
    label: 'Payment frequency',
    first: 'annual',
    options: {
      annual: 'Annual (recommended)',
      'semi-annual': 'Semi-annual',
      quarterly: 'Quarterly',
      monthly: 'Monthly',
    },
  },
];

for (const { label, first, options } of choices) {
  test(`"${label}" offers the specified choices and starts at ${first}`, async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Graduation Students');
    const select = dialog.getByLabel(label);
    await expect(select).toHaveValue(first);
    for (const [value, text] of Object.entries(options)) {
      const option = select.getByRole('option', { name: text, exact: true });
      await expect(option).toHaveAttribute('value', value);
    }
    await expect(select.getByRole('option')).toHaveCount(Object.keys(options).length);
  });
}

test('a custom amount is asked for when it is chosen, and then required', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  const custom = dialog.getByLabel('Your amount (USD a year)');
  await expect(custom).toBeHidden();
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Annual support amount').selectOption('custom');
  await expect(custom).toBeVisible();
  await expect(custom).toHaveAttribute('name', 'customAmount');

  for (const refused of ['', '0', '-5', '12.5']) {
    await custom.fill(refused);
    await sendButton(dialog).click();
    await expect(custom).toBeFocused();
  }
  expect(await openedMails(page)).toEqual([]);
  await dialog.getByLabel('Annual support amount').selectOption('100');
  await expect(custom).toBeHidden();
  await sendButton(dialog).click();
  await expect.poll(() => openedMails(page)).toHaveLength(1);
});

test('says what the amount and the frequency come to', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  const plan = dialog.getByRole('status');
  await expect(plan).toHaveText('1 payment of $185 a year');
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await expect(plan).toHaveText('4 payments of $46.25 a year');
  await dialog.getByLabel('Annual support amount').selectOption('custom');
  await expect(plan).toBeEmpty();
  await dialog.getByLabel('Your amount (USD a year)').fill('300');
  await expect(plan).toHaveText('4 payments of $75 a year');
});

const mistakes = [
  { mistake: 'nothing', name: '', email: '', focus: 'Full name' },
  { mistake: 'only spaces for a name', name: '   ', email: 'jane@example.com', focus: 'Full name' },
  { mistake: 'no e-mail', name: 'Jane Wanjiru', email: '', focus: 'E-mail' },
  { mistake: 'only spaces for an e-mail', name: 'Jane Wanjiru', email: '   ', focus: 'E-mail' },
  { mistake: 'what is no e-mail', name: 'Jane Wanjiru', email: 'jane', focus: 'E-mail' },
];

for (const { mistake, name, email, focus } of mistakes) {
  test(`with ${mistake} it stays open and shows the field [fault 32]`, async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Children at Play');
    await dialog.getByLabel('Full name').fill(name);
    await dialog.getByLabel('E-mail').fill(email);
    await sendButton(dialog).click();
    await expect(dialog.getByLabel(focus)).toBeFocused();
    await expect(sendButton(dialog)).toBeEnabled();
    await expect(dialog).toBeVisible();
    expect(await openedMails(page)).toEqual([]);
  });
}
