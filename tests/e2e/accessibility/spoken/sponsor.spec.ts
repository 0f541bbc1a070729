import { messageTexts } from '../../../../src/content/message-texts.ts';
import { keepOpenedMails } from '../../setup/opened-mails.ts';
import { expectSpoken, goToHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';
import { fillRequiredFields, groupToSponsor, sendButton } from '../../setup/sponsorship-dialog.ts';

const notOpened = messageTexts.notOpened('email');

test('a listener gets from the list of groups to the thanks and what stays after them', async ({
  page,
}) => {
  const group = groupToSponsor();
  await keepOpenedMails(page);
  await page.goto('/children');
  await startReader(page);
  await goToHeading(page, 'heading, Our Children, level 1');
  await goToHeading(page, 'heading, Waiting for a sponsor, level 2');
  await goToHeading(page, `heading, ${group}, level 3`);

  const opener = page.getByRole('button', { name: `Support ${group}'s Education` });
  await opener.press('Enter');
  await expectSpoken(page, [
    `button, Support ${group}'s Education`,
    `dialog, Support ${group}`,
    'button, Close',
  ]);
  await readOn(page, 6);
  await expectSpoken(page, [
    `heading, Support ${group}, level 2`,
    'paragraph',
    /^\$[\d,.]+ a year \(KSH [\d,]+\)$/,
    'end of paragraph',
    'paragraph',
    /^Tell us how to reach you\./,
  ]);

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab');
  await expectSpoken(page, [
    'textbox, Full name, required',
    'textbox, E-mail, required',
    'textbox, Phone (optional)',
    /^combobox, Preferred contact, /,
    /^combobox, Annual support amount, .*required$/,
    /^combobox, Payment frequency, /,
    'textbox, Address (optional)',
    'textbox, Message (optional)',
    'button, Cancel',
    'button, Send my offer of support',
  ]);
  await page.keyboard.press('Enter');
  await expectSpoken(page, [/^textbox, Full name, /]);

  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await expectSpoken(page, [
    /^polite: 4 payments of \$[\d.]+, \$[\d,]+ \(KSH [\d,]+\) for the year\. /,
  ]);
  await fillRequiredFields(dialog);
  await expectSpoken(page, ['textbox, E-mail, required']);
  await sendButton(dialog).press('Enter');
  await expectSpoken(page, [
    'button, Send my offer of support',
    new RegExp(`^polite: ${messageTexts.pressSend('email')} .*${notOpened.slice(0, -1)}`),
    new RegExp(
      `^heading, Thank You!, ${messageTexts.pressSend('email')} Your interest .*, level 2$`,
    ),
  ]);
  await page.keyboard.press('Escape');
  await expectSpoken(page, [`button, Support ${group}'s Education`]);
  await goToHeading(page, `heading, ${notOpened}, level 4`);
});
