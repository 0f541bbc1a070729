import { waysToHelp } from '../../../../src/content/ways-to-help.ts';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// The W3C's ARIA practices for a horizontal list of tabs that open as the focus reaches them.

const labels = waysToHelp.map(({ label }) => label);
const [first = '', second = ''] = labels;
const last = labels.at(-1) ?? '';

test('arrow keys, Home and End open the next tab and wrap around, Space and Enter the one that has the focus; other keys are the browser’s, and Tab reaches the open tab alone, then its panel', async ({
  page,
}) => {
  await openHydrated(page, '/get-involved');
  const tabs = page.getByRole('tablist', { name: 'Ways to help' }).getByRole('tab');
  const tab = (label: string) => page.getByRole('tab', { name: label, exact: true });
  await expect(tabs).toHaveText(labels);
  await tab(first).focus();
  for (const [key, label] of [
    ['ArrowLeft', last],
    ['ArrowRight', first],
    ['ArrowRight', second],
    ['End', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(label)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText([label]);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
  }

  // Up and down scroll; Alt and ← is Back.
  const handled = await tab(first).evaluate((element) =>
    [
      { key: 'ArrowDown' },
      { key: 'ArrowUp' },
      { key: 'ArrowRight', altKey: true },
      { key: 'Home', ctrlKey: true },
      { key: 'End', metaKey: true },
      { key: 'ArrowLeft', shiftKey: true },
    ].filter((keys) => {
      const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    }),
  );
  expect(handled).toEqual([]);
  await expect(tab(first)).toBeFocused();
  await expect(tab(first)).toHaveAttribute('aria-selected', 'true');

  for (const [key, label] of [
    ['Space', last],
    ['Enter', second],
  ] as const) {
    // A screen reader sets the focus without a key.
    await tab(label).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expect(tab(label)).toBeFocused();
  }

  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([second]);
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(labels.length - 1);
  const panel = page.getByRole('tabpanel', { name: second });
  await expect(tab(second)).toHaveAttribute(
    'aria-controls',
    (await panel.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(second)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});
