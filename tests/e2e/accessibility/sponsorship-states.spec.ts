import { messageTexts } from '../../../src/content/messages.ts';
import { OWN_AMOUNT } from '../../../src/content/sponsorship-options.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import {
  fillRequiredFields,
  openSponsorshipDialog,
  sendButton,
} from '../setup/sponsorship-dialog.ts';

// As in states.spec.ts, where it opens.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test(
  'the sponsorship dialog is accessible from a refusal to the help after the thanks',
  { tag: '@thorough' },
  async ({ page }) => {
    await keepOpenedMails(page);
    // axe needs time to pass, so only the waits of the dialog stand still: 0.6 s, then 3 s.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const wait = window.setTimeout.bind(window);
      Object.assign(window, {
        goOn: () => held.shift()?.(),
        setTimeout: (run: () => void, ms: number, ...rest: unknown[]) =>
          ms === 600 || ms === 3000 ? held.push(run) : wait(run, ms, ...rest),
      });
    });
    await page.goto('/children');
    const dialog = await openSponsorshipDialog(page);
    await dialog.getByLabel('Annual support amount').selectOption(OWN_AMOUNT);
    await expect(dialog.locator('[name=customAmount]')).toBeVisible();
    await sendButton(dialog).click();
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    await expectAccessible(page, 'a custom amount, refused');

    await fillRequiredFields(dialog);
    await dialog.locator('[name=customAmount]').fill('70');
    await sendButton(dialog).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expectAccessible(page, 'sending');
    await page.evaluate('goOn()');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await expectAccessible(page, 'the thanks');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('heading', { name: messageTexts.notOpened('email') }),
    ).toBeVisible();
    await expectAccessible(page, 'the help after the thanks');
  },
);
