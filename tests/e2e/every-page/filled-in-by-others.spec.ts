import { pageNames } from '../../../src/content/shared-texts.ts';
import type { Locator } from '@playwright/test';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { waitingGroup } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
} from '../setup/sponsorship-dialog.ts';

// Password managers, extensions and browsers fill in a field with some events, or none.

/** As an extension does, with only the events of `types`. */
async function fillIn(field: Locator, value: string, ...types: string[]) {
  await field.evaluate(
    (it: HTMLInputElement, [value, types]) => {
      Reflect.set(Object.getPrototypeOf(it) as HTMLInputElement, 'value', value, it);
      for (const type of types) it.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, types] as const,
  );
}

test('keeps what was filled in without the events of typing', async ({ page }) => {
  await openHydrated(page, '/contact');
  const [name, email, phone] = ['Name', 'E-mail', 'Phone (optional)'].map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  await fillIn(name, 'Amina');
  await fillIn(email, 'amina@example.org', 'change');
  await fillIn(phone, '+254 700 000 000', 'blur');
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.programs);
  await page.goBack();
  await expect(name).toHaveValue('Amina');
  await expect(email).toHaveValue('amina@example.org');
  await expect(phone).toHaveValue('+254 700 000 000');
});

test("offers other ways to send after Back from a mail program's error page", async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await sendButton(dialog).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.goBack();
  await untilHydrated(page);
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: waitingGroup, exact: true }),
  });
  await expect(card.getByRole('link', { name: /^Open in Gmail/ })).toBeVisible();
});
