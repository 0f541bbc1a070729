import { contactFormTexts } from '../../../../src/content/message-texts.ts';
import { fillContactForm } from '../../setup/contact-form.ts';
import { expectSpoken, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

test('a listener hears what is left to do after the form', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await startReader(page);
  await fillContactForm(page);
  await expectSpoken(page, [
    'textbox, Name, required',
    'textbox, E-mail, required',
    'textbox, Message, required',
  ]);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expectSpoken(page, [
    'button, Send message',
    new RegExp(`^polite: ${contactFormTexts.oneMore} .*${contactFormTexts.byEmail}`),
  ]);
});
