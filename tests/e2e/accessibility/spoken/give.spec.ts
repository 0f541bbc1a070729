import { expectSpoken, goToHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { expect, test } from '../../setup/site-test.ts';
import { paybill, paybillName } from '../../../payment-values.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a listener gets from the home page to a copied paybill number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/');
  await startReader(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await goToHeading(page, `heading, ${title}, level 1`);
  await readOn(page, 2);
  await expectSpoken(page, ['paragraph', /\w+ \w+/]);

  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate Now' });
  await donate.focus();
  await expectSpoken(page, ['link, Donate Now']);
  await donate.press('Enter');
  await expectSpoken(page, ['heading, Get Involved, level 1']);
  await expect(page).toHaveTitle(/^Get Involved/);

  await goToHeading(page, 'heading, How to Donate, level 2');
  await goToHeading(page, 'heading, M-PESA Paybill, level 3');
  await readOn(page, 14);
  await expectSpoken(page, [
    'M-PESA',
    'Paybill',
    'end of heading, M-PESA Paybill, level 3',
    'paragraph',
    'Mobile money',
    'end of paragraph',
    'paragraph',
    'Paybill number',
    '(on the phone: business number)',
    'strong',
    paybill.replaceAll(/\B/g, ' '),
    'end of strong',
    'end of paragraph',
    `button, Copy ${paybillName}`,
  ]);
  const copy = page.getByRole('button', { name: new RegExp(`^Cop.* ${paybillName}$`) });
  await copy.press('Enter');
  await expectSpoken(page, [`button, Copy ${paybillName}`, 'polite: Copied']);
});
