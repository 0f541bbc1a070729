import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';

const { first, second, last } = exampleWays;

// way-to-help-address.test.ts holds every kind of address; these show that the page asks it.
const addresses = [
  [`?tab=${last.id}`, last.label],
  [`?tab=${last.id}#${second.id}`, last.label],
  [`?tab=bogus#${second.id}`, second.label],
  ['?tab=<img src=x onerror=alert(1)>', first.label],
  ['#__proto__', first.label],
  ['#%E0%A4%A', first.label],
  ["#a'b]:not(*", first.label],
] as const;

test('the address chooses the tab, and its text is never shown [fault 12] [fault 13]', async ({
  page,
}) => {
  for (const [address, label] of addresses) {
    await test.step(address, async () => {
      // An address that differs in its hash alone is no new page.
      await page.goto('/icon.svg');
      await page.goto(`/get-involved${address}`);
      await untilHydrated(page);
      await expectTab(page, label);
      await expect(page.getByRole('main')).not.toContainText(/bogus|alert|__proto__/);
    });
  }
});

test('a hash shows its way to help in view, before hydration and after [fault 13]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(`/get-involved#${second.id}`);
  const heading = page.getByRole('heading', { name: second.title });
  await expect(heading).toBeInViewport();
  release();
  await untilHydrated(page);
  await expectTab(page, second.label);
  await expect(heading).toBeInViewport();
});

test('?tab= wins over a hash before hydration as well [fault 13]', async ({ page }) => {
  await holdApp(page);
  await page.goto(`/get-involved?tab=${last.id}#${second.id}`);
  await expect(page.getByRole('heading', { name: last.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: second.title })).toBeHidden();
});

test('the footer’s links choose a way and bring it into view, from another page too [fault 13] [fault 14]', async ({
  page,
}) => {
  // Clicked faster than a smooth scroll arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await untilHydrated(page);
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

test('a hash is never read as a selector, and an unknown one is ignored [fault 13]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['querySelector', 'querySelectorAll'] as const) {
      const read: (this: Document, selector: string) => unknown = Document.prototype[name];
      Object.defineProperty(Document.prototype, name, {
        value(this: Document, selector: string) {
          const hash = window.location.hash.slice(1);
          if (selector.includes(hash)) throw new Error(`the hash was read as ${selector}`);
          return read.call(this, selector);
        },
      });
    }
  });
  await page.goto(`/get-involved#${second.id}`);
  await untilHydrated(page);
  await expectTab(page, second.label);
  await page.goto('/about#unknown');
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
