import { waysToHelp } from '../../../../src/content/ways-to-help.ts';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// The W3C's ARIA practices for a horizontal list of tabs that open as the focus reaches them.

const labels = waysToHelp.map(({ label }) => label);
const [first = '', second = ''] = labels;
const last = labels.at(-1) ?? '';

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/get-involved');
});

test('arrow keys, Home and End open the next tab and wrap around; Space and Enter open the one that has the focus', async ({
  page,
}) => {
  const steps = [
    ['ArrowLeft', last],
    ['ArrowRight', first],
    ['ArrowRight', second],
    ['End', last],
    ['Home', first],
  ] as const;
  await page.getByRole('tab', { name: first, exact: true }).focus();
  for (const [key, label] of steps) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name: label, exact: true })).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText([label]);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
  }
  for (const [key, label] of [
    ['Space', last],
    ['Enter', second],
  ] as const) {
    const tab = page.getByRole('tab', { name: label, exact: true });
    // A screen reader sets the focus without a key.
    await tab.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expect(tab).toBeFocused();
  }
});

test('Tab reaches the selected tab alone, then its panel, and Shift+Tab goes back', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: second, exact: true });
  await tab.click();
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([second]);
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(labels.length - 1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: second })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});

test('up and down are left to the browser, which scrolls; so are keys with Ctrl or Alt', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: first, exact: true });
  await tab.focus();
  const handled = await tab.evaluate((element) =>
    [
      { key: 'ArrowDown' },
      { key: 'ArrowUp' },
      { key: 'ArrowRight', altKey: true },
      { key: 'Home', ctrlKey: true },
      { key: 'End', metaKey: true },
    ].filter((keys) => {
      const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    }),
  );
  expect(handled).toEqual([]);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('role, state and name say which panel belongs to which tab', async ({ page }) => {
  await page.getByRole('tab', { name: second, exact: true }).click();
  const list = page.getByRole('tablist', { name: 'Ways to help' });
  const tabs = labels.map(
    (label) => `      - tab "${label}"${label === second ? ' [selected]' : ''}`,
  );
  await expect(list).toMatchAriaSnapshot(`
    - tablist "Ways to help":
      - /children: equal
${tabs.join('\n')}
  `);
  await expect(list).not.toHaveAttribute('aria-orientation', 'vertical');
  const panel = page.getByRole('tabpanel', { name: second });
  const id = (await panel.getAttribute('id')) ?? '';
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
});
