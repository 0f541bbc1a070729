import { expect, test } from '../setup/site-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/programs');
});

const programs = [
  'CBE Education',
  'Spiritual Development',
  'Life Skills Training',
  'Vocational Training',
  'Transition Support',
  'Residential Care',
];

test('shows six programs, each described, with its features and a picture', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  const articles = page.getByRole('article');
  await expect(articles.getByRole('heading', { level: 2 })).toHaveText(programs);
  for (const name of programs) {
    const heading = page.getByRole('heading', { name });
    const program = articles.filter({ has: heading });
    await expect(program.getByRole('paragraph')).toHaveText(/\.$/);
    await expect(program.getByRole('listitem')).toHaveCount(4);
    await expect(program.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
  }
});

test('counts what has come of them', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Our programs in numbers' });
  const numbers = page.getByRole('main').locator('section').filter({ has: heading });
  await expect(numbers.getByRole('definition')).toHaveText(['150+', '95%', '12+', '50+']);
  await expect(numbers.getByRole('term')).toHaveText([
    'children enrolled',
    /^success rate\s*transition to secondary school$/,
    'years',
    'graduates',
  ]);
});

test('says in four cards why it works', async ({ page }) => {
  const why = page.getByRole('region', { name: 'Why it works' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Individualized attention',
    'Family environment',
    'Community integration',
    'Long-term support',
  ]);
});

test("'Fund a Program' leads to the ways to donate", async ({ page }) => {
  await page.getByRole('link', { name: 'Fund a Program' }).click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  await expect(page.getByRole('tab', { name: 'Donate' })).toHaveAttribute('aria-selected', 'true');
});

test("'Learn How to Help' leads to the six ways", async ({ page }) => {
  await page.getByRole('link', { name: 'Learn How to Help' }).click();
  await expect(page).toHaveURL('/get-involved');
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.getByRole('tab', { name: 'Sponsor' })).toHaveAttribute('aria-selected', 'true');
});
