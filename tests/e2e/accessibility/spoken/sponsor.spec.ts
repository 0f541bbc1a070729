import { keepOpenedMails } from '../../setup/opened-mails.ts';
import { expectSpoken, goToNextHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { expect, test } from '../../setup/site-test.ts';
import { sendButton } from '../../setup/sponsorship-dialog.ts';

test('sponsoring, by ear: from the list of children to the thanks and what stays after them', async ({
  page,
}) => {
  await keepOpenedMails(page);
  await page.goto('/children');
  await startReader(page);
  for (let heading = 0; heading < 4; heading += 1) await goToNextHeading(page);
  await expectSpoken(page, [
    'heading, Our Children, level 1',
    /^heading, .*, level 2$/,
    'heading, Waiting for a sponsor, level 2',
    'heading, Children at Play, level 3',
  ]);

  const opener = page.getByRole('button', { name: "Support Children at Play's Education" });
  await opener.press('Enter');
  await expectSpoken(page, [
    "button, Support Children at Play's Education",
    'dialog, Support Children at Play',
    'button, Close',
  ]);
  await readOn(page, 6);
  await expectSpoken(page, [
    'heading, Support Children at Play, level 2',
    'Support',
    'Children at Play',
    'end of heading, Support Children at Play, level 2',
    'paragraph',
    'Tell us how to reach you. Your own mail app opens with the message; you press Send.',
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
    'button, Send my interest',
  ]);
  await page.keyboard.press('Enter');
  await expectSpoken(page, [/^textbox, Full name, /]);

  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await expectSpoken(page, ['polite: 4 payments of $46.25 a year']);
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane@example.com');
  await expectSpoken(page, ['textbox, E-mail, required']);
  await sendButton(dialog).press('Enter');
  await expectSpoken(page, [
    'button, Send my interest',
    /^heading, Thank You!, Your interest in supporting our children has been sent\. .* Press Send in your mail app to finish\., level 2$/,
  ]);
  await page.keyboard.press('Escape');
  await expectSpoken(page, ["button, Support Children at Play's Education"]);
  await goToNextHeading(page);
  await expectSpoken(page, ["heading, Didn't your mail app open?, level 4"]);
});

test('a message that is too long for a mail is an alert', async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
  await page.getByRole('button', { name: "Support Children at Play's Education" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Jane Wanjiru');
  await dialog.getByLabel('E-mail').fill('jane@example.com');
  await dialog.getByLabel('Message').fill('word '.repeat(500));
  await sendButton(dialog).press('Enter');
  await expect(dialog.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - strong: Your message is too long for a mail app to take over.
        - text: Nothing has been sent and nothing is lost. Copy it, open a short mail, and paste it there. Or call us.
      - button "Copy message"
      - status
      - link "Open a short mail"
      - link /Call/
  `);
});
