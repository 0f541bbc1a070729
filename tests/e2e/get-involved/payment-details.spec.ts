import type { Page } from '@playwright/test';
import { payments } from '../../../src/content/payments.ts';
import { pasteInto } from '../setup/clipboard.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { bankAccount, paybill } from '../../payment-values.ts';

const { mobileMoney, bank } = payments;
const details = [...mobileMoney.values, ...bank.values].map(
  ({ label, value }) => [label, value] as const,
);

function copyButton(page: Page, label: string, value: string) {
  return page.getByRole('button', { name: new RegExp(`^Cop(y|ied ✓) ${label} ${value}$`) });
}

test('copies each value to the letter, says so, and says it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  for (const [label, value] of details) {
    await test.step(value, async () => {
      // Beside the line of the value and its button.
      const status = copyButton(page, label, value).locator('xpath=../..').getByRole('status');
      // A full browser renders the page that is in front alone.
      await page.bringToFront();
      await expect(status).toHaveText('');
      await copyButton(page, label, value).click();
      await expect(status).toHaveText('Copied');
      await pad.bringToFront();
      expect(await pasteInto(pad.getByLabel('Pad'))).toBe(value);

      await page.bringToFront();
      const before = await status.evaluate((element) => element.textContent);
      await copyButton(page, label, value).click();
      // A live region is spoken only where its text changes.
      await expect.poll(() => status.evaluate((element) => element.textContent)).not.toBe(before);
      await expect(status).toHaveText('Copied');
    });
  }
});

test('only the value that was copied last says Copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  const copied = page.getByRole('button', { name: /^Copied ✓/ });
  for (const [label, value] of details.slice(0, 2)) {
    await copyButton(page, label, value).click();
    await expect(copied).toHaveAccessibleName(`Copied ✓ ${label} ${value}`);
  }
  // The visitor copies something else by hand.
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(copied).toHaveCount(0);
});

test('Copied ends with a copy by hand also after a row has gone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/give');
  await untilHydrated(page);
  const amount = page.getByRole('button', { name: /^Copy Amount KSH/ });
  await expect(amount).toHaveCount(1);
  // More than M-PESA takes at once.
  await page.goto('/give#gift-3000');
  await expect(amount).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(` ${bankAccount}$`) }).click();
  await expect(page.getByRole('button', { name: /^Copied ✓/ })).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByRole('button', { name: /^Copied ✓/ })).toHaveCount(0);
});

test('a click on the value itself copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  const value = page.getByText(paybill, { exact: true }).first();
  await value.scrollIntoViewIfNeeded();
  const box = await value.boundingBox();
  if (!box) throw new Error('the paybill number is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
});

test('where the browser refuses to copy or has no clipboard, as over plain http, the value is selected and the visitor told how', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Late, as where the browser asks the visitor first.
    navigator.clipboard.writeText = () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new DOMException('', 'NotAllowedError')), 50);
      });
  });
  await page.goto('/get-involved');
  await untilHydrated(page);
  for (const [index, [label, value]] of details.entries()) {
    if (index === 1)
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await copyButton(page, label, value).click();
    const row = copyButton(page, label, value).locator('xpath=../..');
    await expect(row.getByRole('status')).toContainText('did not let us copy');
    // The text of no other row is selected any more.
    await expect(page.getByText('did not let us copy')).toHaveCount(1);
    // Not awaited any further: it must not be said before it is true.
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(value);
  }
  await expect(page.getByText(/^Copied/)).toHaveCount(0);
});
