import { waysToHelp } from '../../../../src/content/ways-to-help.ts';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

const labels = waysToHelp.map(({ label }) => label);
const [first = '', second = ''] = labels;
const last = labels.at(-1) ?? '';

// The W3C's ARIA practices for a horizontal list of tabs that open as the focus reaches them.
test('the ways to help follow the keyboard pattern for tabs', async ({ page }) => {
  await openHydrated(page, '/get-involved');
  const tab = (label: string) => page.getByRole('tab', { name: label, exact: true });
  await tab(first).focus();
  for (const [key, label] of [
    ['ArrowLeft', last],
    ['ArrowRight', first],
    ['ArrowRight', second],
    ['End', last],
    ['Home', first],
    // The browser's own: they scroll or go back.
    ['ArrowDown', first],
    ['ArrowUp', first],
    ['Control+End', first],
    ['Shift+ArrowLeft', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(label)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
  }
  for (const [key, label] of [
    ['Space', last],
    ['Enter', second],
  ] as const) {
    // A screen reader moves the focus without a key.
    await tab(label).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expect(tab(label)).toBeFocused();
  }

  await page.keyboard.press('Tab');
  // A panel that is a stop itself would scroll out of a low window.
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(second)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});
