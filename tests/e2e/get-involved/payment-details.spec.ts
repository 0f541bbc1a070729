import type { Page } from '@playwright/test';
import { pasteInto } from '../setup/clipboard.ts';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

// To the letter, on purpose not read from the content.
const details = [
  ['Paybill number', '177338'],
  ['Account name', 'MCCH'],
  ['Account number', '5800555002'],
  ['Account name', "Motherly Care Children's Home"],
] as const;

function copyButton(page: Page, label: string, value: string) {
  return page.getByRole('button', { name: new RegExp(`^Cop(y|ied ✓) ${label} ${value}$`) });
}

test('shows all that a payment asks for, and whom to ask for the rest', async ({ page }) => {
  await page.goto('/get-involved');
  const section = page.getByRole('region', { name: 'How to Donate' });
  for (const [label, value] of details) {
    await expect(section.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(section.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(section.getByText('Ask us for the bank and branch')).toBeVisible();
  await expect(section.getByRole('link', { name: /^\+/ }).first()).toHaveAttribute('href', /^tel:/);
});

for (const [index, [label, value]] of details.entries()) {
  test(`copies ${value} to the letter, says so, and says it again [fault 38]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/get-involved');
    await untilHydrated(page);
    const pad = await context.newPage();
    await pad.setContent('<textarea aria-label="Pad"></textarea>');
    const status = page
      .getByRole('region', { name: 'How to Donate' })
      .getByRole('status')
      .nth(index);
    await expect(status).toHaveText('');

    await copyButton(page, label, value).click();
    await expect(status).toHaveText('Copied');
    expect(await pasteInto(pad.getByLabel('Pad'))).toBe(value);

    const before = await status.evaluate((element) => element.textContent);
    await copyButton(page, label, value).click();
    // A live region speaks only where its text changes.
    await expect.poll(() => status.evaluate((element) => element.textContent)).not.toBe(before);
    await expect(status).toHaveText('Copied');
    expect(await pasteInto(pad.getByLabel('Pad'))).toBe(value);
  });
}

test('a press on the value itself copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  const value = page.getByText('177338', { exact: true });
  await value.scrollIntoViewIfNeeded();
  const box = await value.boundingBox();
  if (!box) throw new Error('the paybill number is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
});

test('a press before the page is awake copies as soon as it is [fault 43]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdApp(page);
  await page.goto('/get-involved');
  const button = copyButton(page, 'Paybill number', '177338');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

const refusals: Record<string, () => void> = {
  'refuses to copy': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  'has no clipboard': () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`a browser that ${name}: each value is selected and the way told [fault 37]`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto('/get-involved');
    await untilHydrated(page);
    for (const [index, [label, value]] of details.entries()) {
      await copyButton(page, label, value).click();
      const told = page.getByRole('status').filter({ hasText: 'did not let us copy' });
      await expect(told).toHaveCount(index + 1);
      await expect(told.last()).toBeVisible();
      await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe(value);
    }
    await expect(page.getByText(/^Copied/)).toHaveCount(0);
  });
}

test('stand on paper too, with all six ways to help [fault 47]', async ({ page }) => {
  await page.goto('/get-involved?tab=visit');
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const [, value] of details) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
