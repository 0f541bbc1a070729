import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { allowCopying, pasteInto } from '../setup/clipboard.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { bankAccount } from '../../expected-facts.ts';

/** Each value, and the button that copies it. */
const details = [
  ['Paybill number', '090117'],
  ['Account name', 'HOME117'],
  ['Account number (KES)', '0100200300117'],
  ['Account number (USD and EUR)', '0100200300118'],
  ['Account name', "Example Trust for a Children's Home and School"],
] as const;

function copyButton(page: Page, label: string, value: string) {
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  return named(`Copy ${label} ${value}`).or(named(`Copied ✓ ${label} ${value}`));
}

test('each row copies its value and announces it, and only the last copy is marked @journey', async ({
  page,
  context,
}) => {
  await allowCopying(context);
  await page.emulateMedia({ media: 'print' });
  await openHydrated(page, '/get-involved');
  // The gifts are links on paper too.
  const gifts = page.getByRole('list', { name: 'What your donation provides' });
  await expect(gifts.getByRole('link').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  const copied = page.getByRole('button', { name: /^Copied ✓/ });
  for (const [label, value] of details) {
    await test.step(`the row of ${value} copies it`, async () => {
      // A full browser renders only the page in front.
      await page.bringToFront();
      // The button lies over the value.
      await page
        .locator('#how-to-donate')
        .getByText(value, { exact: true })
        .first()
        .click({ force: true });
      await expect(copied).toHaveAccessibleName(`Copied ✓ ${label} ${value}`);
      await pad.bringToFront();
      expect(await pasteInto(pad.getByLabel('Pad'))).toBe(value);

      await page.bringToFront();
      await expectAnnounced(page, `Copied: ${value}`);
      await copyButton(page, label, value).click();
      await expectAnnounced(page, `Copied: ${value}`);
    });
  }
  await expect(copied).toHaveCount(1);
  await expectAccessible(page, 'a copied number', { within: 'main' });
  // Heard digit by digit, and copied by hand as it is shown.
  const number = page.locator('#how-to-donate strong', { hasText: bankAccount });
  expect(await number.ariaSnapshot()).toContain('0 1 0 0 2 0 0 3 0 0 1 1 7');
  const selected = await number.evaluate((it) => {
    window.getSelection()?.selectAllChildren(it);
    return String(window.getSelection());
  });
  expect(selected).toBe(bankAccount);
});

test('a payment number stays on one line and reads from left to right at any letter size', async ({
  page,
}) => {
  await openHydrated(page, '/get-involved');
  const numbers = page.locator('#how-to-donate [data-number]:visible');
  await expect(numbers).toHaveText(['090117', '0100200300117', '0100200300118']);
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
  for (const [width, letters] of [
    [390, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    for (const number of await numbers.all()) {
      const digits = await number
        .locator('span')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
      const places = digits.map(({ left }) => left);
      expect(places, letters).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(digits.map(({ top }) => Math.round(top))).size, letters).toBe(1);
    }
  }
});

test('without a clipboard a row selects its value and says how to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    // Refuses late, as if the browser had asked the visitor.
    navigator.clipboard.writeText = () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new DOMException('', 'NotAllowedError')), 50);
      });
  });
  await openHydrated(page, '/get-involved');
  for (const [index, [label, value]] of details.entries()) {
    if (index === 1)
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await copyButton(page, label, value).click();
    await expectAnnounced(page, /did not let us copy/);
    // No other row is selected any more.
    await expect(page.getByRole('main').getByText('did not let us copy')).toHaveCount(1);
    // Checked at once: the page must not say this before it is true.
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(value);
    // A long press reaches it.
    const shown = page.locator('#how-to-donate strong').getByText(value, { exact: true });
    await shown.first().click({ trial: true });
  }
  await expect(page.getByRole('main').getByText(/^Copied/)).toHaveCount(0);
  // A phone asks for digits alone.
  await openHydrated(page, '/give#kes-2000-once-for-most');
  await page.getByRole('button', { name: 'Copy Amount KSH 2,000' }).first().click();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('2000');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByLabel('The link to this gift')).toBeFocused();
  await expect(page.getByLabel('The link to this gift')).toHaveValue(/#kes-2000-once-for-most$/);
  // Once the browser allows it, nothing says any more that it did not.
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await page
    .getByRole('button', { name: /Amount KSH 2,000$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Copied ✓ Amount/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('did not let us copy')).toHaveCount(0);
});
