import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('opens and closes, and says so', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(main).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link')).toHaveCount(7);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(main).toBeHidden();
});

const targets = [
  { name: 'Programs', address: '/programs', what: 'another page' },
  { name: 'About Us', address: '/about', what: 'the page that is shown' },
];

for (const { name, address, what } of targets) {
  test(`closes on the way to ${what}`, async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(main).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
}

test('an opening before waking is known once awake', async ({ page }) => {
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const main = page.getByRole('navigation', { name: 'Main' });
  await menu.click();
  await expect(main.getByRole('link')).toHaveCount(7);
  app.resolve();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(main).toBeVisible();
});

test('works without any script [fault 42]', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const main = page.getByRole('navigation', { name: 'Main' });
  await menu.click();
  await expect(main.getByRole('link')).toHaveCount(7);
  await menu.click();
  await expect(main).toBeHidden();
  await menu.click();
  await main.getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/programs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  await expect(main).toBeHidden();
});
