import { organization } from '../../../../src/content/organization.ts';
import { locationTexts } from '../../../../src/content/page-texts.ts';
import { visitTexts } from '../../../../src/content/visit-texts.ts';
import { expectSpoken, goToHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { test } from '../../setup/site-test.ts';

const { road, distance, junction } = organization.way;

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
  await goToHeading(page, `heading, ${locationTexts.title}, level 3`);
  await readOn(page, 1);
  await expectSpoken(page, [
    new RegExp(`^image, Along ${road}, ${distance} from ${junction}: ${visitTexts.gate}\\.`),
  ]);
});
