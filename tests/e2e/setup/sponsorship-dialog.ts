import { expect, type Locator, type Page } from '@playwright/test';
import { waitingGroup } from '../../expected-facts.ts';
import { untilHydrated } from './hydration.ts';

/** How long 'Sending...' shows. */
export const SENDING_MS = 600;

/** How long the thanks stay open. */
export const THANKS_MS = 3000;

export function sponsorButton(page: Page, group = waitingGroup): Locator {
  // Both names end in s.
  return page.getByRole('button', { name: `Support ${group}' Education`, exact: true });
}

/** Waits for hydration too: before it the browser would submit the plain form. */
export async function openSponsorshipDialog(page: Page, group = waitingGroup): Promise<Locator> {
  await sponsorButton(page, group).click();
  const dialog = page.getByRole('dialog', { name: `Support ${group}`, exact: true });
  await expect(dialog).toBeVisible();
  await untilHydrated(page);
  return dialog;
}

/** The sum of the chosen plan. */
export function planNote(dialog: Locator): Locator {
  return dialog.locator('p[aria-live]');
}

/** The two required fields that start empty. */
export async function fillRequiredFields(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane@example.com');
}

export function sendButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Send my offer of support' });
}

/** Submits with the keyboard and stops at the thanks. Needs a stopped clock. */
export async function sendToThanks(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByLabel('E-mail').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(SENDING_MS);
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  return thanks;
}
