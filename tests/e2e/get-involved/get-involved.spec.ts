import { organization } from '../../../src/content/organization.ts';
import { donationTiers } from '../../../src/content/payments.ts';
import { supporterStories } from '../../../src/content/supporter-stories.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const [phone] = organization.phones;
const dial = `tel:${phone.replaceAll(' ', '')}`;

test.beforeEach(async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
});

test('offers six ways to help as tabs, sponsoring first', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Ways to help' }).getByRole('tab');
  await expect(tabs).toHaveText([
    'Sponsor',
    'Volunteer',
    'Donate',
    'Fundraise',
    'Partner',
    'Visit',
  ]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Sponsor');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Sponsor' })).toBeVisible();
});

for (const way of waysToHelp) {
  test(`tells all about "${way.label}" and what to do`, async ({ page }) => {
    const tab = page.getByRole('tab', { name: way.label });
    await tab.click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(way.label);
    await expect(page).toHaveURL(`/get-involved?tab=${way.id}`);

    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(way.label);
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
    await expect(panel.getByRole('heading', { name: way.title })).toBeVisible();
    await expect(panel.getByText(way.description)).toBeVisible();
    await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveText([
      ...way.includes,
    ]);
    await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveText([...way.steps]);
    await expect(panel.getByRole('definition')).toHaveText([way.commitment, way.duration]);

    const { action } = way;
    if (action.kind === 'call') {
      const call = panel.getByRole('link', { name: `Call ${phone}` });
      await expect(call).toHaveAttribute('href', dial);
    } else if (action.kind === 'link') {
      await panel.getByRole('link', { name: 'Sponsor a Child Now' }).click();
      await expect(page).toHaveURL('/children');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Children');
    } else {
      const section = page.getByRole('region', { name: 'How to Donate' });
      await expect(section.getByText('177338').first()).not.toBeInViewport();
      await panel.getByRole('link', { name: 'View Payment Options' }).click();
      await expect(section.getByText('177338').first()).toBeInViewport();
      await expect(section).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
    }
  });
}

test('tells how people help, what donations provide, and how to ask first', async ({ page }) => {
  const stories = page.getByRole('region', { name: 'How people help' }).getByRole('listitem');
  await expect(stories).toHaveCount(3);
  for (const [index, { name, role, story, impact }] of supporterStories.entries()) {
    for (const words of [name, role, story, impact]) {
      await expect(stories.nth(index)).toContainText(words);
    }
  }
  const tiers = page.getByRole('region', { name: 'What your donation provides' });
  await expect(tiers.getByRole('listitem')).toHaveText(
    donationTiers.map(({ amountUsd, label }) => `$${amountUsd} ${label}`),
  );
  const main = page.getByRole('main');
  const closing = main.getByRole('region').last();
  await expect(closing.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', dial);
  await expect(closing.getByRole('link', { name: organization.email })).toHaveAttribute(
    'href',
    `mailto:${organization.email}`,
  );
});
