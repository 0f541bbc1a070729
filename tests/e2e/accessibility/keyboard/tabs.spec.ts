import { expect, test } from '../../setup/site-test.ts';
import { untilHydrated } from '../../setup/hydration.ts';

// After the W3C's ARIA practices: a horizontal list of tabs that open as the focus reaches them.

test.beforeEach(async ({ page }) => {
  await page.goto('/get-involved');
  await untilHydrated(page);
});

test('arrow keys, Home and End move between the tabs, open them, and go round', async ({
  page,
}) => {
  const steps = [
    ['ArrowLeft', 'Visit'],
    ['ArrowRight', 'Sponsor'],
    ['ArrowRight', 'Volunteer'],
    ['End', 'Visit'],
    ['Home', 'Sponsor'],
  ] as const;
  await page.getByRole('tab', { name: 'Sponsor' }).focus();
  for (const [key, label] of steps) {
    await page.keyboard.press(key);
    const tab = page.getByRole('tab', { name: label });
    await expect(tab).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText([label]);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
  }
});

test('Tab goes to the chosen tab alone, then to its panel, and Shift+Tab back', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: 'Partner' });
  await tab.click();
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText(['Partner']);
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Partner' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on a tab opens it and leaves the focus there`, async ({ page }) => {
    const tab = page.getByRole('tab', { name: 'Donate' });
    // As a screen reader does, which sets the focus without a key.
    await tab.focus();
    await page.keyboard.press(key);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Donate');
    await expect(tab).toBeFocused();
  });
}

test('up and down are left to the browser, which scrolls; so are keys with Ctrl or Alt', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: 'Sponsor' });
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

test('says by role, state and name what belongs together', async ({ page }) => {
  await page.getByRole('tab', { name: 'Fundraise' }).click();
  const list = page.getByRole('tablist', { name: 'Ways to help' });
  await expect(list).toMatchAriaSnapshot(`
    - tablist "Ways to help":
      - /children: equal
      - tab "Sponsor"
      - tab "Volunteer"
      - tab "Donate"
      - tab "Fundraise" [selected]
      - tab "Partner"
      - tab "Visit"
  `);
  await expect(list).not.toHaveAttribute('aria-orientation', 'vertical');
  const panel = page.getByRole('tabpanel', { name: 'Fundraise' });
  const id = (await panel.getAttribute('id')) ?? '';
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
});
