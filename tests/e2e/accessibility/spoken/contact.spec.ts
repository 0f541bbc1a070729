import { contactFormTexts } from '../../../../src/content/message-texts.ts';
import { organization } from '../../../../src/content/organization.ts';
import { fillContactForm } from '../../setup/contact-form.ts';
import { expectSpoken, goToHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

test('a listener hears how to call the home, and writes to it, up to what is left to do after the form', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await startReader(page);
  await goToHeading(page, 'heading, Contact, level 1');
  await goToHeading(page, 'heading, Phone, level 3');
  await readOn(page, 1);
  await expectSpoken(page, [`link, ${organization.phones[0]}`]);

  await page.getByLabel('Name', { exact: true }).focus();
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expectSpoken(page, [
    'textbox, Name, required',
    'textbox, E-mail, required',
    'textbox, Phone (optional)',
    /^combobox, Subject, .*required$/,
    'textbox, Message, required',
    'button, Send message',
  ]);
  await page.keyboard.press('Enter');
  await expectSpoken(page, [/^textbox, Name, /]);

  await fillContactForm(page);
  await expectSpoken(page, ['textbox, E-mail, required', 'textbox, Message, required']);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expectSpoken(page, [
    'button, Send message',
    new RegExp(`^polite: ${contactFormTexts.oneMore} .*${contactFormTexts.byEmail}`),
  ]);
});
