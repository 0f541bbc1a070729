import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydration.ts';

/** How long 'Sending...' stands. */
const SENDING_MS = 600;

/** The press wakes the page, which then composes the mail where the plain form would have. */
export async function openSponsorshipDialog(page: Page, childName: string): Promise<Locator> {
  await page.getByRole('button', { name: `Support ${childName}'s Education` }).click();
  const dialog = page.getByRole('dialog', { name: `Support ${childName}`, exact: true });
  await expect(dialog).toBeVisible();
  await untilHydrated(page);
  return dialog;
}

/** The two fields that cannot be left out. */
export async function fillRequiredFields(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane@example.com');
}

export function sendButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Send my interest' });
}

/** Sends with the keyboard and stops at the thanks; wants a stopped clock. */
export async function sendToThanks(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByLabel('E-mail').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(SENDING_MS);
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  return thanks;
}
