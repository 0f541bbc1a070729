import type { Locator, Page } from '@playwright/test';
import { contactSubjects } from '../../../src/content/contact-subjects.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { waitingGroup } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  planNote,
  sendToThanks,
  sponsorButton,
} from '../setup/sponsorship-dialog.ts';

// Playwright starts Chromium without its back-forward cache, so Back loads the document again, as on a phone that has
// dropped the tab. After a reload Chromium itself empties all fields.

async function leaveAndComeBack(page: Page) {
  await page.goto('/icon.svg');
  await page.unrouteAll();
  await page.goBack();
  await untilHydrated(page);
}

// Password managers, extensions and browsers fill in a field with some events, or none.

/** Fills in a field as an extension does, with only the events of `types`. */
async function fillAsExtension(field: Locator, value: string, ...types: string[]) {
  await field.evaluate(
    (it: HTMLInputElement, [value, types]) => {
      Reflect.set(Object.getPrototypeOf(it) as HTMLInputElement, 'value', value, it);
      for (const type of types) it.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, types] as const,
  );
}

test('typed words are still there after leaving and coming back @journey', async ({ page }) => {
  await test.step('words that were typed before hydration are there after another document', async () => {
    await holdApp(page);
    await page.goto('/contact');
    const visit = page.getByRole('region', { name: 'Ask for a day to visit' });
    const fold = visit.locator('summary');
    await page.getByLabel('Name', { exact: true }).fill('Amina');
    await page.getByLabel('Subject').selectOption(contactSubjects[0].value);
    await page.getByLabel('Message').fill('Hello');
    await fold.click();
    await visit.getByLabel('Day').fill('2027-03-02');
    await visit.getByLabel('Time').selectOption('10AM');
    await visit.getByLabel('Note').fill('With our class');
    await leaveAndComeBack(page);
    await expect.soft(page.getByLabel('Name', { exact: true })).toHaveValue('Amina');
    await expect.soft(page.getByLabel('Subject')).toHaveValue(contactSubjects[0].value);
    await expect.soft(page.getByLabel('Message')).toHaveValue('Hello');
    await fold.click();
    await expect(visit.getByLabel('Note')).toHaveValue('With our class');
    await expect(visit.getByLabel('Day')).toHaveAccessibleDescription(
      /^You are asking for Tuesday 2 March 2027 at 10AM/,
    );
  });

  await test.step('words that were filled in without the events of typing are there after another page', async () => {
    const [name, email, phone] = ['Name', 'E-mail', 'Phone (optional)'].map((label) =>
      page.getByLabel(label, { exact: true }),
    ) as [Locator, Locator, Locator];
    await fillAsExtension(name, 'Jane');
    await fillAsExtension(email, 'amina@example.org', 'change');
    await fillAsExtension(phone, '+254 700 000 000', 'blur');
    await footerLink(page, '/programs').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await page.goBack();
    await expect.soft(name).toHaveValue('Jane');
    await expect.soft(email).toHaveValue('amina@example.org');
    await expect.soft(phone).toHaveValue('+254 700 000 000');
  });

  await test.step('the words of a dialog are there after another document', async () => {
    await footerLink(page, '/children').click();
    await sponsorButton(page).click();
    const dialog = page.getByRole('dialog', { name: `Support ${waitingGroup}` });
    await dialog.getByLabel('Full name').fill('Jane Wanjiru');
    await dialog.getByLabel('Annual support amount').selectOption('custom');
    await dialog.getByLabel('Your amount').fill('150');
    await dialog.getByLabel('Payment frequency').selectOption('quarterly');
    await leaveAndComeBack(page);
    await sponsorButton(page).click();
    await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
    await expect(dialog.getByLabel('Your amount')).toHaveValue('150');
    await expect(planNote(dialog)).toHaveText(/^4 payments of \$37\.50: \$150/);
  });
});

test('an offer of support is still on its card after a mail program’s error page', async ({
  page,
}) => {
  await keepOpenedMails(page);
  // The thanks go after three seconds.
  await stopClock(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await sendToThanks(page, dialog);
  await leaveAndComeBack(page);
  const card = page.getByRole('listitem', { name: waitingGroup });
  await expect(card.getByRole('link', { name: /^Open in Gmail/ })).toBeVisible();
});
