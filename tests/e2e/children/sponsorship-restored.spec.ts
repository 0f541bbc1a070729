import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { groupToSponsor, openSponsorshipDialog, sendButton } from '../setup/sponsorship-dialog.ts';

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
});

test('the mail holds what a browser fills in without an event', async ({ page }) => {
  const dialog = await openSponsorshipDialog(page);
  const filled = {
    sponsorName: 'Amina Otieno',
    email: 'amina@example.org',
    sponsorshipAmount: '50',
    paymentFrequency: 'monthly',
  };
  await dialog.evaluate((element, filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = element.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
  }, filled);
  await sendButton(dialog).click();
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  const { body } = readMail((await openedMails(page))[0] ?? '');
  expect(body).toContain(`Child: ${groupToSponsor()}\r\n`);
  expect(body).toContain('Full name: Amina Otieno\r\n');
  expect(body).toContain('E-mail: amina@example.org\r\n');
  expect(body).toMatch(/^Annual support amount: \$50\b/m);
  expect(body).toMatch(/^Payment frequency: Monthly\r$/m);
});
