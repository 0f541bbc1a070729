import { expectSpoken, goToNextHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

test('writing to the home, by ear: from the heading to what has to be done after the form', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await startReader(page);
  for (let heading = 0; heading < 3; heading += 1) await goToNextHeading(page);
  await expectSpoken(page, [
    'heading, Contact, level 1',
    'heading, Reach us, level 2',
    'heading, Phone, level 3',
  ]);
  await readOn(page, 1);
  await expectSpoken(page, ['link, +254 000 000 001']);

  await page.getByLabel('Name').focus();
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

  await page.getByLabel('Name').fill('Amina');
  await page.getByLabel('E-mail').fill('amina@example.org');
  await page.getByLabel('Subject').selectOption('other');
  await page.getByLabel('Message').fill('Hello');
  await expectSpoken(page, ['textbox, E-mail, required', 'textbox, Message, required']);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expectSpoken(page, [
    'button, Send message',
    /^polite: Please do one thing more\. .*Send it by e-mail as well/,
  ]);
});
