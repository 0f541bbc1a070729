import { expectSpoken, goToHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

test('a listener hears the hours and asks for a visit', async ({ page }) => {
  await page.goto('/contact');
  await startReader(page);
  await goToHeading(page, 'heading, Come and see, level 2');
  await page.getByRole('region', { name: 'Ask for a visit' }).getByLabel('How many of you').focus();
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expectSpoken(page, [
    'textbox, How many of you, required',
    'textbox, Your name, required',
    'textbox, Phone, required',
    'textbox, Note (optional)',
    'link, What we ask of visitors',
    'button, Ask by e-mail',
    'button, SMS',
  ]);
  await goToHeading(page, 'heading, Find us in Ruai, level 3');
  await readOn(page, 1);
  await expectSpoken(page, [/^image, Along Kangundo Road, 1 km from Ruai Junction: Our gate\./]);
});
