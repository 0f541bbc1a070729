import { OWN_AMOUNT, sponsorshipAmountOptions } from '../../../src/content/sponsorship-options.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { footerLink } from '../setup/main-links.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { secondGroup } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  planNote,
  sendButton,
  sendToThanks,
} from '../setup/sponsorship-dialog.ts';

test.beforeEach(async ({ page }) => {
  await keepOpenedMails(page);
});

test('a custom amount is asked for, summed up and carried to How to give', async ({ page }) => {
  await stopClock(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  const amount = dialog.getByLabel('Annual support amount');
  const frequency = dialog.getByLabel('Payment frequency');
  const custom = dialog.getByLabel('Your amount (USD a year)');
  const plan = planNote(dialog);
  await expect(amount).toHaveValue(sponsorshipAmountOptions[0].value);
  await expect(plan).toHaveText('1 payment of $185 (KSH 24,000). A child’s year at school.');
  await expect(custom).toBeHidden();
  await expect(dialog.getByText('$185 a year (KSH 24,000)', { exact: true })).toBeVisible();
  const inMonths = (words: string) =>
    dialog.getByText(words, { exact: true }).filter({ visible: true });
  await expect(inMonths('The whole year')).toBeVisible();
  await expect(amount).toHaveAccessibleDescription(
    'To give $50 every month: choose Custom amount, write 600 and choose Monthly. That is 12 payments of $50.',
  );
  await amount.selectOption('Custom amount');
  await custom.fill('600');
  await frequency.selectOption('Monthly');
  await expect(plan).toHaveText(
    '12 payments of $50: $600 (KSH 77,838) in all. A sponsorship of a child.',
  );
  await custom.clear();

  await fillRequiredFields(dialog);
  await frequency.selectOption('quarterly');
  await amount.selectOption(OWN_AMOUNT);
  await expect(plan).toBeEmpty();
  for (const refused of ['', '12.5']) {
    await custom.fill(refused);
    await dialog.getByLabel('Message').focus();
    await sendButton(dialog).click();
    await expect(custom).toBeFocused();
    await expect(dialog.getByText('Your amount')).toBeInViewport({ ratio: 1 });
  }
  await custom.fill('$1,000');
  await expect(plan).toHaveText(
    '4 payments of $250: $1,000 (KSH 129,730) in all. A sponsorship of a child.',
  );
  await custom.fill('24000');
  await dialog.getByRole('button', { name: 'Did you mean KSH 24,000' }).click();
  await expect(custom).toHaveValue('185');
  // The button has gone.
  await expect(custom).toBeFocused();
  expect(await openedMails(page)).toEqual([]);
  await frequency.selectOption('monthly');

  // A field that is hidden again must not block the form.
  await custom.fill('12.5');
  await amount.selectOption('$100 a year – partial');
  await expect(custom).toBeHidden();
  await expect(dialog.getByText('$100 a year (KSH 12,973)', { exact: true })).toBeVisible();
  await expect(inMonths('6 of 12 months')).toBeVisible();
  const payments = '12 payments of about $8.34: $100.08 (KSH 12,983) in all';
  await expect(plan).toHaveText(`${payments}. Support for a child’s year at school.`);
  const thanks = await sendToThanks(page, dialog);
  const { body } = readMail((await openedMails(page))[0] ?? '');
  expect(body).toContain(`\r\nFor: Support for a child’s year at school, ${payments}\r\n`);
  await thanks.getByRole('link', { name: 'How to give' }).click();
  await expect(page).toHaveURL('/give#usd-8.34-monthly-for-school');
  await expect(page.locator('h1 + p')).toHaveText(
    'From your link: $8.34 every month for a child’s year at school.',
  );
  await expect(page.getByRole('group', { name: 'Your gift', exact: true })).toContainText(
    'In a year: 12 × $8.34 = $100.08, about KSH 12,983.',
  );
});

test('an offer without a name or with an unreadable amount is refused, and each state of the form passes axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await expectAccessible(page, 'an offer of support');
  await sendButton(dialog).click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page, 'an offer without a name');
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Annual support amount').selectOption(OWN_AMOUNT);
  await dialog.getByLabel('Your amount (USD a year)').fill('12.5');
  await sendButton(dialog).click();
  await expect(dialog.getByLabel('Your amount (USD a year)')).toBeFocused();
  await expectAccessible(page, 'an unreadable amount');
  expect(await openedMails(page)).toEqual([]);
});

test('what was typed is still there after Cancel, a link and Back, and is not sent', async ({
  page,
}) => {
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await footerLink(page, '/programs').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openSponsorshipDialog(page);
  await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(dialog.getByLabel('Payment frequency')).toHaveValue('quarterly');
  await dialog.getByLabel('Phone').fill('0700 000 001');
  await dialog.getByLabel('Preferred contact').selectOption('phone');
  await dialog.getByLabel('Address').fill('P.O. Box 1, Nairobi');
  await dialog.getByLabel('Message').fill('For this group alone');
  await page.keyboard.press('Escape');
  const other = await openSponsorshipDialog(page, secondGroup);
  await expect(other.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
  await expect(other.getByLabel('Phone')).toHaveValue('0700 000 001');
  await expect(other.getByLabel('Preferred contact')).toHaveValue('phone');
  await expect(other.getByLabel('Address')).toHaveValue('P.O. Box 1, Nairobi');
  await expect(other.getByLabel('Message')).toHaveValue('');
  await expect(other.getByLabel('Payment frequency')).toHaveValue('annual');
  expect(await openedMails(page)).toEqual([]);
});

test(
  'the choices fit their fields, and the send button stays in view',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/children');
    const dialog = await openSponsorshipDialog(page);
    // At the second width two fields stand beside each other, and at the third the group stands beside the form.
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 560 });
      const cut = await dialog.getByRole('combobox').evaluateAll((selects: HTMLSelectElement[]) =>
        selects
          .filter((select) => {
            const room = select.offsetWidth;
            // Makes the select as wide as its longest choice.
            select.style.cssText =
              'inline-size: max-content; max-inline-size: none; min-inline-size: 0';
            const needed = select.offsetWidth;
            select.removeAttribute('style');
            return needed > room;
          })
          .map(({ name }) => name),
      );
      expect(cut, `at ${width} px`).toEqual([]);
      await dialog.getByLabel('Full name').focus();
      await expect(dialog.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
      await dialog.getByLabel('Message').focus();
      await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 });
    }
  },
);
