import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/children');
});

test('says what a year of school costs and covers', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Children');
  const banner = page.getByRole('region', { name: 'Annual school fees' });
  await expect(banner).toContainText('$185 USD (KSH 24,000)');
  await expect(banner).toContainText(
    'tuition, books, stationery, uniforms and learning materials for one child for a year',
  );
});

const cards = [
  {
    name: 'Children at Play',
    facts: '6–12 years · Various classes',
    interests: ['Writing', 'Gardening', 'Animals'],
    story: 'exercise books',
  },
  {
    name: 'Graduation Students',
    facts: '13–14 years · Grade 6',
    interests: ['Art', 'History', 'Drama'],
    story: 'secondary school comes next',
  },
];

for (const { name, facts, interests, story } of cards) {
  test(`introduces ${name}`, async ({ page }) => {
    const card = page.getByRole('listitem', { name });
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(facts)).toBeVisible();
    await expect(card.getByText(story)).toBeVisible();
    const list = card.getByRole('list', { name: 'Interests' });
    await expect(list.getByRole('listitem')).toHaveText(interests);
    await expect(card.getByText('$185 a year of school')).toContainText('KSH 24,000');
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
    await expect(card.getByRole('button', { name: `Support ${name}'s Education` })).toBeEnabled();
  });
}

test('shows two cards, and nobody is sponsored yet', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Waiting for a sponsor' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    cards.map(({ name }) => name),
  );
  await expect(section.getByText('Sponsored', { exact: true })).toBeHidden();
});

for (const awake of [false, true]) {
  test(`'Start Sponsoring Today' goes to the cards ${awake ? 'awake' : 'at once'}`, async ({
    page,
  }) => {
    if (awake) await untilHydrated(page);
    await page.getByRole('link', { name: 'Start Sponsoring Today' }).click();
    await expect(page).toHaveURL('/children#children');
    const section = page.getByRole('region', { name: 'Waiting for a sponsor' });
    const top = async () => (await section.boundingBox())?.y ?? -1;
    // Below the header, which stays at the top.
    await expect.poll(top).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(200);
  });
}

test("'Learn More About Sponsorship' leads to the sponsor tab", async ({ page }) => {
  await page.getByRole('link', { name: 'Learn More About Sponsorship' }).click();
  await expect(page).toHaveURL('/get-involved?tab=sponsor');
  const tab = page.getByRole('tab', { name: 'Sponsor' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Sponsor' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a mail link that names the child stands in for the button', async ({ page }) => {
    for (const { name } of cards) {
      const card = page.getByRole('listitem', { name });
      await expect(card.getByRole('button')).toHaveCount(0);
      const link = card.getByRole('link', { name: `Support ${name}'s Education by e-mail` });
      const subject = encodeURIComponent('Support Our Children - Motherly Care');
      const body = encodeURIComponent(`I would like to support: ${name}`);
      await expect(link).toHaveAttribute(
        'href',
        `mailto:home@example.org?subject=${subject}&body=${body}`,
      );
    }
  });
});
