import type { Page } from '@playwright/test';
import { programs } from '../../../src/content/program-list.ts';
import type { ChoiceChange } from '../../choice-changes.ts';
import { openHydrated } from './hydration.ts';
import { expect } from './site-test.ts';

export const giftSlip = (page: Page) => page.getByRole('group', { name: 'Your gift', exact: true });
export const noteSlip = (page: Page) => page.getByRole('group', { name: 'What you send' });
/** The bar at the foot of a phone's screen. */
export const giftBar = (page: Page) =>
  page.getByRole('group', { name: 'Your gift so far' }).getByRole('link').last();
export const ownAmount = (page: Page) => page.getByLabel('Your own amount');
export const message = (page: Page) => page.getByLabel('Paste the M-PESA message');
export const pay = (page: Page) => page.getByRole('group', { name: 'Pay', exact: true });

const question = (page: Page, name: RegExp) => page.getByRole('group', { name });
export const purposes = (page: Page) => question(page, /^What is it for/);
export const amounts = (page: Page) => question(page, /^How much/);

export async function openGive(page: Page, fragment = '') {
  await openHydrated(page, `/give${fragment && '#'}${fragment}`);
}

/** Follows a link that names a year at school. The page before is then of the same document. */
export async function comeFromChildren(page: Page) {
  await openHydrated(page, '/children');
  await page.getByRole('main').getByRole('link', { name: 'How to give' }).first().click();
  await expectAddress(page, 'kes-24000-annual-for-school');
}

/** Goes to another fragment of How to give, which is open already. */
export async function arriveAt(page: Page, fragment: string) {
  await page.evaluate((hash) => (location.hash = hash), fragment);
}

export async function take(page: Page, change: ChoiceChange) {
  if ('typed' in change) return ownAmount(page).fill(change.typed);
  if ('place' in change) return amounts(page).locator('[name=amount]').nth(change.place).check();
  if ('from' in change) return page.getByRole('radio', { name: change.from }).check();
  if ('often' in change)
    return page.getByRole('radio', { name: change.often, exact: true }).check();
  if (programs.some(({ title }) => title === change.purpose))
    return void (await page.getByLabel('One of our programs').selectOption(change.purpose));
  return purposes(page).getByRole('radio', { name: change.purpose }).check();
}

export async function expectAddress(page: Page, fragment: string) {
  await expect(page).toHaveURL(`/give${fragment && '#'}${fragment}`);
}

/** The sentence stands in the slip, above the payment details and in the note. */
export async function expectGift(page: Page, sentence: string) {
  await expect(giftSlip(page).getByRole('paragraph').first()).toHaveText(sentence);
  await expect(pay(page)).toContainText(`${sentence}.`);
  // The note adds shillings to dollars.
  await expect(noteSlip(page)).toContainText(sentence.replace(/^\S*\d /, ''));
}
