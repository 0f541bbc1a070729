import { expect, test } from '../setup/site-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('tells how the home began and whom it cares for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const history = page.getByRole('region', { name: 'How we began' });
  await expect(history).toContainText('In 1998 our founder took in ten children.');
  await expect(history).toContainText('about 150 children between the ages of 1 and 17');
  await expect(history).toContainText('orphans, HIV-positive, vulnerable and neglected children');
  await expect(history).toContainText('competency-based education');
});

test('says what the home does', async ({ page }) => {
  const whatWeDo = page.getByRole('region', { name: 'What We Do' });
  await expect(whatWeDo.getByRole('heading', { level: 3 })).toHaveText([
    'Education',
    'Healthcare',
    'Family Care',
  ]);
});

test('states its mission and its vision', async ({ page }) => {
  for (const title of ['Our mission', 'Our vision']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('names five values, each in a sentence', async ({ page }) => {
  const values = page.getByRole('region', { name: 'Our core values' });
  await expect(values.getByRole('term')).toHaveText([
    'Compassion',
    'Faith',
    'Education',
    'Empowerment',
    'Community',
  ]);
  await expect(values.getByRole('definition')).toHaveText([/\.$/, /\.$/, /\.$/, /\.$/, /\.$/]);
});

for (const { name, address } of [
  { name: 'Get Involved', address: '/get-involved' },
  { name: 'Contact', address: '/contact' },
]) {
  test(`closes with "${name}"`, async ({ page }) => {
    const call = page.getByRole('region', { name: 'Come and see, or lend a hand' });
    await call.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}
