import type { Page } from '@playwright/test';
import { pasteInto } from '../setup/clipboard.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Your (plan|gift)$/ });
const payment = (page: Page) => panel(page).getByRole('status').first();
const mpesa = (page: Page) => page.getByRole('article').filter({ hasText: 'Step by step' });
const ownAmount = (page: Page) => page.getByRole('textbox', { name: /^Your own amount.* a year$/ });

async function openGive(page: Page, fragment = '') {
  await page.goto(`/give${fragment}`);
  await untilHydrated(page);
}

test('100 a year by quarters: chosen, in the address, and copied as bare digits', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGive(page);
  await expect(payment(page)).toHaveText('KSH 24,000 $185, once a year');
  await page.getByRole('radio', { name: '$100 a year' }).check();
  await page.getByRole('radio', { name: 'Quarterly' }).check();
  await expect(payment(page)).toHaveText('KSH 3,244 $25, every three months, 4 times');
  await expect(panel(page)).toContainText(/Over, from whole shillings\s*KSH 3\D/);
  await expect(page).toHaveURL('/give#plan-100-quarterly');

  await mpesa(page).getByRole('button', { name: 'Copy Amount KSH 3,244' }).click();
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe('3244');
  await page.bringToFront();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await expect(payment(page)).toContainText('KSH 3,244');
});

test('the keyboard alone chooses, and a held arrow key floods no history [fault 97]', async ({
  page,
}) => {
  await page.goto('/get-involved');
  await openGive(page);
  await page.getByRole('radio', { name: '$185 a year' }).focus();
  for (let press = 0; press < 121; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  // 121 steps among four cards end on the second.
  await expect(page).toHaveURL('/give#plan-100-annual');
  await page.goBack();
  await expect(page).toHaveURL('/get-involved');
});

test('a gift, once: no dots, and what it provides', async ({ page }) => {
  await openGive(page);
  await page.getByRole('radio', { name: 'Give once' }).check();
  await page.getByRole('radio', { name: /^\$50/ }).check();
  await expect(panel(page)).toHaveAccessibleName('Your gift');
  await expect(payment(page)).toHaveText('KSH 6,486 $50, once: a month of stationery');
  await expect(page.getByRole('group', { name: 'How often will you pay?' })).toBeHidden();
  await expect(page).toHaveURL('/give#gift-50');
});

for (const [fragment, text] of [
  ['#plan-50-monthly', 'KSH 541 about $4.17, every month, 12 times'],
  ['#plan-90-annual', 'KSH 11,676 $90, once a year'],
  ['#gift-25', 'KSH 3,243 $25, once: a week of meals'],
  ['#gift-40', 'KSH 5,189 $40, once'],
  ['#plan-1e9-annual', 'KSH 24,000 $185, once a year'],
  ['#__proto__', 'KSH 24,000 $185, once a year'],
  ['#%E0%A4%A', 'KSH 24,000 $185, once a year'],
  [`#${'plan-50-annual'.repeat(150)}`, 'KSH 24,000 $185, once a year'],
] as const) {
  test(`the address ${fragment.slice(0, 30)} comes to ${text} [fault 88]`, async ({ page }) => {
    await openGive(page, fragment);
    await expect(payment(page)).toHaveText(text);
  });
}

test('another plan in the address of the open page, and one chosen before hydration, are shown [fault 96]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/give');
  await expect(mpesa(page)).toContainText('KSH 24,000', { useInnerText: true });
  await page.getByRole('radio', { name: '$50 a year' }).check();
  // Until hydration nobody has computed the amounts of another choice.
  await expect(panel(page)).not.toContainText('once a year', { useInnerText: true });
  await expect(mpesa(page)).not.toContainText('KSH', { useInnerText: true });
  release();
  await untilHydrated(page);
  await expect(payment(page)).toContainText('KSH 6,486');
  await page.evaluate(() => {
    location.hash = '#plan-70-monthly';
  });
  await expect(ownAmount(page)).toHaveValue('70');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(payment(page)).toContainText('every month');
});

for (const typed of ['0', '-5', '1.5', '1e9', '１８５', '123456789012345', 'abc', '50 EUR']) {
  test(`an own amount of ${typed} is refused at its field [fault 94]`, async ({ page }) => {
    await openGive(page);
    await ownAmount(page).fill(typed);
    await ownAmount(page).blur();
    await expect(ownAmount(page)).toHaveAccessibleDescription(/whole US dollars/);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(payment(page)).not.toContainText('KSH');
    await expect(mpesa(page)).not.toContainText('KSH');
    await ownAmount(page).fill('185,00');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(payment(page)).toContainText('KSH 24,000');
    await expect(page.getByRole('radio', { name: 'Your own amount' }).first()).toBeChecked();
  });
}

for (const [typed, fragment] of [
  ['$50', '#plan-50-annual'],
  ['1,000', '#plan-1000-annual'],
] as const) {
  test(`an own amount of ${typed} is read [fault 94]`, async ({ page }) => {
    await openGive(page);
    await ownAmount(page).fill(typed);
    await expect(page).toHaveURL(`/give${fragment}`);
    await expect(ownAmount(page)).toHaveValue(typed);
  });
}

test('above what M-PESA takes in one payment, the bank is advised [fault 95]', async ({ page }) => {
  await openGive(page, '#plan-2000-annual');
  await expect(panel(page)).toContainText('no more than KSH 250,000');
  await expect(mpesa(page).getByRole('button', { name: /Amount/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Semi-annual' }).check();
  await expect(mpesa(page).getByRole('button', { name: /Amount/ })).toHaveCount(1);
});

test('the way to a part of the page keeps the plan in the address', async ({ page }) => {
  await openGive(page, '#plan-100-monthly');
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeInViewport();
  await expect(page).toHaveURL('/give#plan-100-monthly');
});

test.describe('without script, on 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the row of the address is shown, with steps and values, and no radio [fault 42]', async ({
    page,
  }) => {
    await page.goto('/give#plan-100-quarterly');
    await expect(page.getByText('4 payments of KSH 3,244')).toBeInViewport();
    await expect(page.getByText('177338', { exact: true })).toBeVisible();
    await expect(page.getByText('Lipa na M-PESA')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
  });
});
