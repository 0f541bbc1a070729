import type { Locator, Page } from '@playwright/test';
import { keepOpenedMails, openedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { fillRequiredFields, openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
});

async function expectFieldsKept(dialog: Locator) {
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('jane@example.com');
  await expect(dialog.getByLabel('Annual support amount')).toHaveValue('50');
}

const ways: [string, (page: Page, dialog: Locator) => Promise<void>][] = [
  ['Cancel', (_page, dialog) => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ['the X', (_page, dialog) => dialog.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

for (const [way, close] of ways) {
  test(`${way} closes without a mail and keeps what was typed [fault 33]`, async ({ page }) => {
    const dialog = await openSponsorshipDialog(page, 'Graduation Students');
    await fillRequiredFields(dialog);
    await dialog.getByLabel('Annual support amount').selectOption('50');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await close(page, dialog);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(said).toEqual([]);
    const opener = page.getByRole('button', { name: "Support Graduation Students's Education" });
    await expect(opener).toBeFocused();
    expect(await openedMails(page)).toEqual([]);
    await expect(page.getByText("Didn't your mail app open?")).toBeHidden();

    await expectFieldsKept(await openSponsorshipDialog(page, 'Graduation Students'));
  });
}

test('a press beside it loses nothing that was typed [fault 33]', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Graduation Students');
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Annual support amount').selectOption('50');
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await expectFieldsKept(dialog);
});

test('what is typed for one child stays out of the other child’s form', async ({ page }) => {
  await fillRequiredFields(await openSponsorshipDialog(page, 'Children at Play'));
  await page.keyboard.press('Escape');
  const other = await openSponsorshipDialog(page, 'Graduation Students');
  await expect(other.getByLabel('Full name')).toHaveValue('');
});

test('Tab goes through every control and stays inside [fault 33]', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page, 'Children at Play');
  const reached = new Set<string>();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await dialog.evaluate((element) => {
      const { activeElement: active, body } = document;
      // Between the last control and the first one the focus is the browser's own.
      if (active === null || active === body || active === element) return 'none';
      return element.contains(active) ? (active.getAttribute('name') ?? active.textContent) : 'out';
    });
    reached.add(focused);
  }
  expect([...reached]).not.toContain('out');
  for (const control of ['sponsorName', 'email', 'additionalMessage', 'Cancel']) {
    expect([...reached]).toContain(control);
  }
});
