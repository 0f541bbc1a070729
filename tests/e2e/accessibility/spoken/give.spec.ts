import { expectSpoken, goToNextHeading, readOn, startReader } from '../../setup/screen-reader.ts';
import { expect, test } from '../../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('giving, by ear: from the home page to a copied paybill number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/');
  await startReader(page);
  await goToNextHeading(page);
  await readOn(page, 2);
  await expectSpoken(page, [
    'heading, A home, a school, a whole childhood., level 1',
    'paragraph',
    /^For more than 150 children in Ruai/,
  ]);

  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate Now' });
  await donate.focus();
  await expectSpoken(page, ['link, Donate Now']);
  await donate.press('Enter');
  await expectSpoken(page, ['heading, Get Involved, level 1']);
  await expect(page).toHaveTitle("Get Involved – Motherly Care Children's Home");

  for (let heading = 0; heading < 5; heading += 1) await goToNextHeading(page);
  await expectSpoken(page, [
    'heading, Six ways to help, level 2',
    'heading, Give once, or whenever you can, level 3',
    'heading, What is included, level 4',
    'heading, How to Donate, level 2',
    'heading, M-Pesa Paybill, level 3',
  ]);
  await readOn(page, 10);
  await expectSpoken(page, [
    'paragraph',
    'Mobile money',
    'end of paragraph',
    'paragraph',
    'Paybill number',
    'strong',
    '177338',
    'end of strong',
    'end of paragraph',
    'button, Copy Paybill number 177338',
  ]);
  const copy = page.getByRole('button', { name: /^Cop.* Paybill number 177338$/ });
  await copy.press('Enter');
  await expectSpoken(page, ['button, Copy Paybill number 177338', 'polite: Copied']);
  await copy.press('Enter');
  await expectSpoken(page, ['polite: Copied']);
});

test('a browser that does not copy says so, and how to', async ({ page }) => {
  await page.goto('/get-involved');
  await startReader(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: /^Copy .* MCCH$/ }).press('Enter');
  await expectSpoken(page, [
    'button, Copy Account name MCCH',
    /^polite: Your browser did not let us copy\. The text is selected: /,
  ]);
});
