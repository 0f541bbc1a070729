import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';

const { first, second } = exampleWays;

// way-to-help-address.test.ts holds every kind of address; these show that the page asks it.
const addresses = [
  [`?tab=bogus#${second.id}`, second.label],
  // What would be no selector, in quotes of either kind.
  [`#a"b'c]:not(*`, first.label],
] as const;

test('the address chooses the tab, and its text is never shown nor read as a selector', async ({
  page,
}) => {
  for (const [address, label] of addresses) {
    await test.step(address, async () => {
      // An address that differs in its hash alone is no new page.
      await page.goto('/icon.svg');
      await openHydrated(page, `/get-involved${address}`);
      await expectTab(page, label);
      await expect(page.getByRole('main')).not.toContainText(/bogus|:not/);
    });
  }
});

test('a hash shows its way to help in view, before hydration and after', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(`/get-involved#${second.id}`);
  const heading = page.getByRole('heading', { name: second.title });
  await expect(heading).toBeInViewport();
  release();
  await untilHydrated(page);
  await expectTab(page, second.label);
  await expect(heading).toBeInViewport();
});

test('the footer’s links choose a way and bring it into view, from another page too; Back and Forward restore it', async ({
  page,
}) => {
  // Clicked faster than a smooth scroll arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Get involved' });
  const visited: string[] = [];
  for (const { id, label } of waysToHelp) {
    const link = links.getByRole('link', { name: label, exact: true });
    if ((await link.count()) === 0) continue;
    visited.push(label);
    await link.click();
    await expect(page).toHaveURL(`/get-involved#${id}`);
    await expectTab(page, label);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
  }
  expect(visited).toHaveLength(4);
  await page.goBack();
  await expectTab(page, visited.at(-2) ?? '');
  await page.goForward();
  await expectTab(page, visited.at(-1) ?? '');
});
