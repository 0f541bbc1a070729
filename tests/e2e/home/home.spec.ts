import type { Locator } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

/** A list of figures, each with what it counts beside it. */
async function expectFigures(place: Locator, figures: Record<string, string>) {
  await expect(place.getByRole('definition')).toHaveText(Object.values(figures));
  await expect(place.getByRole('term')).toHaveText(Object.keys(figures));
}

test('greets with its tagline and the two ways on', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Welcome to the home' });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'A home, a school, a whole childhood.',
  );
  const sponsor = hero.getByRole('link', { name: 'Sponsor a Child' });
  await expect(sponsor).toHaveAttribute('href', '/children');
  const about = hero.getByRole('link', { name: 'Learn More About Us' });
  await expect(about).toHaveAttribute('href', '/about');
});

test('counts in three tiles', async ({ page }) => {
  await expectFigures(page.getByRole('region', { name: 'The home in numbers' }), {
    'children cared for': '150+',
    'years of service': '12+',
    'lives transformed': '500+',
  });
});

test('tells who is cared for, in the words that it must', async ({ page }) => {
  const welcome = page.getByRole('region', { name: /^Ten children in 1998/ });
  for (const word of ['orphans', 'HIV-positive', 'vulnerable', 'neglected']) {
    await expect(welcome).toContainText(word);
  }
  await expect(welcome).toContainText('primary school');
  await expect(welcome.getByRole('img')).toBeVisible();
});

for (const title of ['Our mission', 'Our vision']) {
  test(`states "${title}"`, async ({ page }) => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('shows three programs and leads to all six', async ({ page }) => {
  const programs = page.getByRole('region', { name: 'Programs that raise the whole child' });
  await expect(programs.getByRole('heading', { level: 3 })).toHaveText([
    'CBE Education',
    'Spiritual Development',
    'Life Skills',
  ]);
  await expect(programs.getByRole('listitem').getByRole('img')).toHaveCount(3);
  await programs.getByRole('link', { name: 'See all six programs' }).click();
  await expect(page).toHaveURL('/programs');
});

test('repeats the figures with 100% love and commitment', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'What has come of it so far' });
  await expectFigures(page.getByRole('main').locator('section').filter({ has: heading }), {
    'children cared for': '150+',
    'years of service': '12+',
    'lives transformed': '500+',
    'love and commitment': '100%',
  });
});

test('tells the story since 1998 and leads to the rest of it', async ({ page }) => {
  const since = page.getByRole('region', { name: 'The gate has not closed since' });
  await expect(since.getByText('Since 1998')).toBeVisible();
  await expect(since).toContainText('Ten children became about 150');
  await since.getByRole('link', { name: 'Read our story' }).click();
  await expect(page).toHaveURL('/about');
});

const calls = [
  { name: 'Sponsor a Child', address: '/children', heading: 'Our Children' },
  { name: 'Get Involved', address: '/get-involved', heading: 'Get Involved' },
];

for (const { name, address, heading } of calls) {
  test(`closes with "${name}", which leads to ${address}`, async ({ page }) => {
    await untilHydrated(page);
    const call = page.getByRole('region', { name: 'One child, one year of school: $185' });
    await expect(call).toContainText('KSH 24,000 covers tuition, books, stationery, uniforms');
    await call.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('the hero leads to the children', async ({ page }) => {
  await page.getByRole('region', { name: 'Welcome to the home' }).getByText('Sponsor').click();
  await expect(page).toHaveURL('/children');
});
