import type { Page } from '@playwright/test';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const [first, second] = waysToHelp;
const last = waysToHelp.at(-1) ?? first;

/** React has made the links tabs, and this one is selected. */
async function expectTab(page: Page, label: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
}

test('a tab shows its panel and address, moves nothing, and works by keyboard @journey', async ({
  page,
}) => {
  const tab = (label: string) => page.getByRole('tab', { name: label, exact: true });

  await test.step('each tab shows its panel and address, and moves nothing', async () => {
    await page.goto('/about');
    await openHydrated(page, '/get-involved');
    await expectTab(page, first.label);
    await expect(page.getByRole('tab')).toHaveText(waysToHelp.map(({ label }) => label));
    await page.getByRole('tab').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    const sheetTop = async () => (await page.getByRole('tabpanel').boundingBox())?.y;
    for (const { id, label, title } of waysToHelp) {
      // Otherwise the click itself may scroll.
      await tab(label).scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => window.scrollY);
      const firstTop = await sheetTop();
      await tab(label).click();
      await expectTab(page, label);
      await expect(tab(label)).toBeFocused();
      await expect(page).toHaveURL(`/get-involved?tab=${id}`);
      await expect(page.getByRole('tabpanel').getByRole('heading', { name: title })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY), label).toBe(top);
      expect.soft(await sheetTop(), label).toBe(firstTop);
    }
  });

  await test.step('Back leaves the page, and Forward returns to the last tab', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectTab(page, last.label);
  });

  await test.step('the link in a panel leads to its section', async () => {
    await page.getByRole('tab', { name: 'Donate' }).click();
    const section = page.getByRole('region', { name: 'How to Donate' });
    await page.getByRole('link', { name: 'View Payment Options' }).click();
    await expect(section.getByRole('heading').first()).toBeInViewport();
    await expect(section).toBeFocused();
  });

  await test.step('arrows, Home and End move through the tabs', async () => {
    // The W3C's ARIA practices for a horizontal list of tabs that open as the focus reaches them.
    await tab(first.label).focus();
    for (const [key, label] of [
      ['ArrowLeft', last.label],
      ['ArrowRight', first.label],
      ['ArrowRight', second.label],
      ['End', last.label],
      ['Home', first.label],
      // The browser's own: they scroll or go back.
      ['ArrowDown', first.label],
      ['ArrowUp', first.label],
      ['Control+End', first.label],
      ['Shift+ArrowLeft', first.label],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(label)).toBeFocused();
      await expectTab(page, label);
    }
  });

  await test.step('Space and Enter select a tab that has the focus', async () => {
    for (const [key, label] of [
      ['Space', last.label],
      ['Enter', second.label],
    ] as const) {
      // A screen reader moves the focus without a key.
      await tab(label).focus();
      await page.keyboard.press(key);
      await expectTab(page, label);
      await expect(tab(label)).toBeFocused();
    }
  });

  await test.step('Tab leads into the panel and out of the list', async () => {
    await page.keyboard.press('Tab');
    // A panel that is a stop itself would scroll out of a low window.
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(second.label)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  });

  await test.step('each kind of way to help passes axe', async () => {
    const kinds = new Map(waysToHelp.map((way) => [way.action.kind, way]));
    for (const { label } of kinds.values()) {
      await tab(label).click();
      await expectTab(page, label);
      await expectAccessible(page, label, { within: '[data-ways-to-help]' });
    }
  });
});

// Every kind of address: src/lib/way-to-help-address.test.ts.
test('before hydration a link or a fragment shows its way to help, which hydration keeps', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(`/get-involved?tab=${second.id}`);
  const ways = page.getByRole('region', { name: 'Six ways to help' });
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(second.title);
  for (const { id, label, title } of waysToHelp) {
    await ways.getByRole('link', { name: label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(page).toHaveURL(`/get-involved?tab=${id}`);
  }
  release();
  await untilHydrated(page);
  await expectTab(page, last.label);

  const releaseAgain = await holdApp(page);
  await page.goto(`/get-involved?tab=bogus#${second.id}`);
  const heading = page.getByRole('heading', { name: second.title });
  await expect(heading).toBeInViewport();
  releaseAgain();
  await untilHydrated(page);
  await expectTab(page, second.label);
  await expect(heading).toBeInViewport();
  await openHydrated(page, `/get-involved?#a"b'c]:not(*`);
  await expectTab(page, first.label);
});

/** Makes the history refuse entries, as WebKit does after a hundred changes in ten seconds. */
async function refuseEntries(page: Page, isRefused: boolean) {
  await page.evaluate((isRefused) => {
    if (!isRefused) return void Reflect.deleteProperty(window.history, 'replaceState');
    window.history.replaceState = () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    };
  }, isRefused);
}

test('tabs work where the browser refuses to write their address, and the next change writes it', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/get-involved');
  await expectAccessible(page, 'before hydration');
  await test.step('a link shows its way to help before hydration', async () => {
    await refuseEntries(page, true);
    const ways = page.getByRole('region', { name: 'Six ways to help' });
    await ways.getByRole('link', { name: second.label, exact: true }).click();
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(second.title);
    await refuseEntries(page, false);
  });
  await test.step('hydration keeps the tab and writes its address', async () => {
    release();
    await untilHydrated(page);
    await expectTab(page, second.label);
    await expect(page).toHaveURL(`/get-involved?tab=${second.id}`);
  });
  await test.step('a tab shows its panel, and the next scroll writes its address', async () => {
    await refuseEntries(page, true);
    await page.getByRole('tab', { name: last.label, exact: true }).click();
    await expectTab(page, last.label);
    await expect(page).toHaveURL(`/get-involved?tab=${second.id}`);
    await refuseEntries(page, false);
    // The scroll position is the next change.
    await page.mouse.wheel(0, 200);
    await expect(page).toHaveURL(`/get-involved?tab=${last.id}`);
  });
});

test('a footer link brings its way to help into view', async ({ page }) => {
  // The test clicks faster than a smooth scroll arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  const links = page.getByRole('contentinfo');
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
  // The panel that had the focus is hidden now.
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.goForward();
  await expectTab(page, visited.at(-1) ?? '');
});
