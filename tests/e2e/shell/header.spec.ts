import { showMainLinks } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const links = [
  { name: 'Home', address: '/' },
  { name: 'About Us', address: '/about' },
  { name: 'Our Children', address: '/children' },
  { name: 'Programs', address: '/programs' },
  { name: 'Gallery', address: '/gallery' },
  { name: 'Get Involved', address: '/get-involved' },
  { name: 'Contact', address: '/contact' },
];

for (const { name, address } of links) {
  const addresses = address === '/' ? ['/'] : [address, `${address}/`];
  for (const visited of addresses) {
    test(`${visited} has one heading, seven links, and "${name}" is the current one`, async ({
      page,
    }) => {
      await page.goto(visited);
      await expect(page).toHaveTitle(/Motherly Care Children's Home/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const main = await showMainLinks(page);
      await expect(main).toHaveText(links.map((link) => link.name));
      for (const link of links) {
        const item = main.filter({ hasText: link.name });
        await expect(item).toHaveAttribute('href', link.address);
      }
      const current = page.locator('[aria-current="page"]');
      await expect(current).toHaveText([name]);
      await untilHydrated(page);
      await expect(current).toHaveText([name]);
    });
  }
}

test('no link is the current one on a page that is not there', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /404/);
  await page.goto('/nothing-here');
  await untilHydrated(page);
  const main = await showMainLinks(page);
  await expect(main).toHaveCount(7);
  await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
});

for (const { name, address } of links.slice(1)) {
  test(`"${name}" leads to ${address}`, async ({ page }) => {
    await page.goto('/');
    const main = await showMainLinks(page);
    await main.filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${name} – Motherly Care Children's Home`);
  });
}

test('Donate Now leads to the ways to donate', async ({ page }) => {
  await page.goto('/about');
  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate Now' });
  await expect(donate).toHaveAttribute('href', '/get-involved?tab=donate');
  await donate.click();
  await expect(page).toHaveURL('/get-involved?tab=donate');
  await expect(page.getByRole('tab', { name: 'Donate' })).toHaveAttribute('aria-selected', 'true');
});

test('the name of the home leads to the home page', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: /^Motherly Care.*home page$/ }).click();
  await expect(page).toHaveURL('/');
});

for (const awake of [false, true]) {
  test(`the skip link comes first and works ${awake ? 'awake' : 'before waking'}`, async ({
    page,
  }) => {
    await page.goto('/about');
    if (awake) await untilHydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the links stand open, and there is no menu button', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(main).toHaveCount(7);
    for (const link of await main.all()) await expect(link).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });
});
